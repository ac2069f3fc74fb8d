"""The lab: thousands of games a second, to study the games and the bots."""
