"""What every game shares: the contract of a game, randomness, options, matches, texts.

The engine knows no game, no clock, no network and no randomness but its own seeded generator.
"""
