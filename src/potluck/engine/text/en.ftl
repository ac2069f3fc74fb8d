# What every game says.

yes = yes
no = no
in-line = line { $line }: { $what }
by-rule = { $what } [{ $rule }]

refusal-option-choice = { $option } cannot be “{ $value }”. Choose one of: { $choices }.
refusal-option-flag = { $option } is either yes or no, not “{ $value }”.
refusal-option-whole = { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
refusal-option-words = { $option } is a text of at most { $longest } characters.
refusal-option-unknown = There is no option “{ $option-name }”. The options are: { $known }.
refusal-option-form = “{ $value }” is not an option. Write NAME=VALUE, for example { $example }.
refusal-option-twice = { $option } is given twice.
refusal-seats = Number of players for { $game } with these options: { $allowed }. { $seats } is not possible.
refusal-move-form = This is not a move of this game: { $detail }
refusal-notation = The word “{ $word }” is not of the form NAME=VALUE, or comes twice.
refusal-no-such-seat = There is no seat { $number }; seats are numbered from 0 to { $high }.
refusal-not-your-decision = It is not your turn to decide.
refusal-game-over = The game is over.
refusal-stale-token = This move was meant for an earlier decision (number { $token }, now { $current }).
refusal-bot-unknown = There is no bot called “{ $value }”. The bots are: { $known }.

refusal-record-empty = The file is empty.
refusal-record-foreign = This is not a record of a Potluck game. Its first line must be a header like { $example }.
refusal-record-format = The record is written in format { $format }; this Potluck reads format { $known }.
refusal-record-game = The record is of a game “{ $value }” that is not known here. Known games: { $known }.
refusal-record-version = The record is of version { $version } of { $game }; this Potluck plays version { $known }.
refusal-record-line = This line is damaged: { $detail }
refusal-record-truncated = The record ends here, but the game does not.
refusal-record-too-long = The game is over, but the record goes on.
refusal-record-result = The record gives another result than the rules do: { $points } points.
refusal-record-unfinished = The game is not over, so there is no result to record.
