# What the command line says.

help-potluck = A table for four food card games: play against bots, or study the games by the thousand.
help-potluck-examples =
    First steps:
      potluck games                      which games there are
      potluck games snack-match          one game's options, explained
      potluck play snack-match           a game against a bot, here in the terminal
      potluck simulate snack-match       a thousand games between bots
help-usage = Usage:
help-arguments = arguments
help-options = options
help-help = show this help
help-version = show the version, and whether the rules run compiled
help-commands = commands
help-lang = the language to speak; else that of your system
help-games = list the games, or explain one
help-games-long = Lists the games. With the name of a game: its options and presets, what they mean and which values they take.
help-games-examples =
    Examples:
      potluck games
      potluck games snack-match
      potluck games --json
help-games-game = a game to explain
help-play = play a game here in the terminal
help-play-long = Plays a game against bots. You see the board, a menu of all legal moves, and can ask for a hint at any time.
help-play-examples =
    Examples:
      potluck play snack-match
      potluck play snack-match --seats 4 --bots greedy,random
      potluck play snack-match --preset balanced
      potluck play snack-match --seats 1 --option difficulty=hard
help-simulate = play many games between bots and sum them up
help-simulate-long =
    Plays many games between bots. One bot fills all seats; several take turns in the seats, every deal being played
    once with each rotation, so that no bot profits from its seat. The same seed gives the same games on every
    machine and with any number of jobs.
help-simulate-examples =
    Examples:
      potluck simulate snack-match --games 10000 --jobs 2
      potluck simulate snack-match --bots greedy,random --seats 2 --seed tea
      potluck simulate snack-match --preset quiet --json
help-record = let bots play a game and write its record
help-record-long = Lets bots play one game and writes its record: a header, a line for every move, the result. The format is described in docs/records.md.
help-record-examples =
    Examples:
      potluck record snack-match --seed tea --out tea.jsonl
      potluck replay tea.jsonl
help-replay = play a record again and check it
help-replay-long = Plays a record again by the rules, tells it in words and checks its result. With --json: the referee's full view after each move, a line each.
help-replay-examples =
    Examples:
      potluck replay tea.jsonl
      potluck replay tea.jsonl --json
      potluck record snack-match --out - | potluck replay -
help-replay-file = the record; - is standard input
help-serve = serve tables for people on this computer and in your network
help-serve-long =
    Serves tables for people: an open API over HTTP and a socket. Every move is stored before anybody hears of it. The
    address for other devices is shown with a QR code. docs/host explains more.
help-serve-examples =
    Examples:
      potluck serve
      potluck serve --host 127.0.0.1 --port 8080
      potluck serve --data games.db --keep 90 --no-browser
help-verify = check a record, and the seed that was promised when the game began
help-verify-long =
    Plays a record again by the rules and shows the SHA-256 of its seed. A server tells that number when a game begins
    and the seed when it is over: if they belong together, nobody has chosen the cards meanwhile.
help-verify-examples =
    Examples:
      potluck verify tea.jsonl
      potluck verify tea.jsonl --commitment 4b8b1d38…
help-score = keep score for people who play with the real cards
help-score-long =
    A score pad: type or pipe what each player has made, and read what it is worth and why. A line names a player
    and lists a sandwich from the bottom up; lines without a name belong to the player named last. Names of
    ingredients may be shortened as long as they are clear, and are understood in all five languages.
    A second bread closes a sandwich, “!” at the end declares it finished, “+3” notes points, “gregg” says that
    the player is Gregg Benedict.
help-score-examples =
    Examples:
      printf 'Anna: rye, butter, corned, swiss, sauerk, rye' | potluck score deli
      potluck score deli sandwiches.txt --json
      potluck score deli                 type the lines, then Ctrl+D
help-score-game = the game: deli
help-score-file = a file with the lines; - or nothing is standard input
help-bench = measure how fast the rules run
help-bench-long = Measures random games, legal moves, imagining, cloning, greedy play and memory for every game, compiled and as pure Python, in turns within one run.
help-bench-examples =
    Examples:
      potluck bench
      potluck bench --quick --json
help-host-option = the address to listen on; 0.0.0.0, every network of this computer, if left out
help-port-option = the port to listen on; else 8000
help-data-option = the file that holds the tables; else potluck.db
help-keep-option = after how many days without a move a table is closed; else 30
help-no-browser-flag = do not open the browser
help-commitment-option = the SHA-256 that was told when the game began
help-json-flag = print JSON for programs instead of tables for people
help-quick-flag = measure less and shorter
help-seats-option = how many players; else two, or as few as the options allow
help-games-option = how many games; else 1000
help-jobs-option = how many processes share the work; else 1
help-bots-option = the bots, separated by commas: random, greedy
help-option-option = an option of the game, for example diet=quiet; may be repeated; potluck games GAME explains them
help-preset-option = a named set of options; single options go on top of it
help-seed-option = any text; the same seed gives the same game; else one is drawn
help-name-option = what you are called
help-out-option = the file for the record; - is standard output

error = Error: { $what }
interrupted = Interrupted.
refusal-game-unknown = There is no game “{ $value }”. The games are: { $known }.
refusal-preset-unknown = There is no preset “{ $value }”. The presets are: { $known }.
refusal-file = { $file }: { $detail }

score-typing = Type the sandwiches, a line each, for example: Anna: rye, butter, corned beef, swiss, sauerkraut, rye. Ctrl+D ends.
refusal-no-score-pad = There is no score pad for “{ $value }”, but for: { $known }.
you = You
seed = seed { $seed }
play-keys = Type a number to choose, words to narrow the menu, h for a hint, ? for all keys, q to leave.
play-keys-long =
    a number     choose that move
    words        show only moves that contain them all; * shows all again
    Enter        the next page
    h            a hint
    r            the rules there are; “r ID” reads one
    q            leave the game
    You may also type a move in notation, as a hint shows it; a move that is not legal is refused with its rule.
your-move = Your move:
page = page { $page } of { $pages }, { $number } moves · Enter turns the page, words narrow the menu
nothing-like-that = No move here contains “{ $typed }”. * shows all moves again, ? explains the keys.
hint = A good plain player would: { $move }   ({ $notation })
rules-are = Rules: { $rules }. Type “r” and one of them to read it.
left = You have left the game.

column-game = Game
column-name = Name
column-players = Players
column-minutes = Minutes
column-about = What it is
column-preset = Preset
column-option = Option
column-meaning = Meaning
column-values = Values
column-seat = Seat
column-played = Games
column-wins = Wins
column-win-rate = Win rate (95%)
column-points = Points (95%)
column-measured = Measured
column-compiled = Compiled
column-pure = Pure Python
column-ratio = Ratio
games-more = More about one: potluck games GAME. Play it: potluck play GAME.
game-more = Play it: potluck play { $slug }, with --preset NAME or --option NAME=VALUE. The default is marked ←.
values-whole = { $low } to { $high }; { $default } ←
values-words = a text of up to { $longest } characters

serving-here = On this computer: { $address }
serving-there = On phones and other devices in your network: { $address }
serving-stop = Ctrl+C stops the server. The tables stay stored.

simulating = { $game }
measuring = Measuring
simulated = { $game }: { $number ->
    [one] { $number } game
   *[other] { $number } games
} with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, seed { $seed }
simulated-length = Length: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves on average, { $shortest } to { $longest }
simulated-speed = Speed: { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($moves, maximumFractionDigits: 0) } moves/s
simulated-unwon = Nobody at the table won: { $number ->
    [one] { $number } game
   *[other] { $number } games
}
figure-played = { $games }
figure-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-win-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-large = { NUMBER($value, maximumFractionDigits: 0) } { $unit }
figure-small = { NUMBER($value, maximumSignificantDigits: 3) } { $unit }
figure-ratio = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
unit-games-per-second = games/s
unit-microseconds = µs
unit-milliseconds = ms
unit-bytes = bytes
seat-number = Seat { $number }
recorded = Recorded { $number ->
    [one] { $number } move
   *[other] { $number } moves
} in { $file }.
seed-commitment = SHA-256 of the seed: { $commitment }
refusal-commitment-wrong = The record was not played with the seed that was promised. Promised SHA-256: { $promised }. SHA-256 of its seed: { $commitment }.
record-sound = The record is sound: { $number ->
    [one] { $number } move
   *[other] { $number } moves
}, points { $points }.
measured-games = random games
measured-legal = legal moves
measured-imagine = imagine
measured-clone = clone
measured-greedy = greedy bot
measured-memory = memory of a state
measured-at = { $what }, { NUMBER($stage, style: "percent") } of the game played
