# What the server says.

refusal-message-form = This message cannot be read: { $detail }
refusal-message-long = This message is too long.
refusal-path-unknown = There is nothing at this address.
refusal-origin = Pages of another site ({ $origin }) may not ask for this.
refusal-too-fast = That was too much at once. Wait a moment.
refusal-too-many-sockets = Too many connections come from your address. Close one first.
refusal-no-hello = The first message of a connection must be a “hello”.
refusal-hello-twice = This connection has said “hello” already.
refusal-internal = Something went wrong on the server. Nothing has changed.
refusal-not-stored = The server could not store this. Try again.
refusal-token-unknown = This token belongs to nobody at this table.

refusal-table-unknown = There is no such table.
refusal-table-game = There is no game “{ $value }” on this server.
refusal-table-version = This table began with version { $version } of { $game }; this server plays version { $known } and cannot go on with it.
refusal-table-closed = This table has been closed.
refusal-table-full = No more than { $number } people can come to a table.
refusal-hall-full = There are too many tables on this server. Try again later.
refusal-table-crowded = Too many devices are connected to this table.
refusal-log-damaged = The log of this table is damaged: { $detail }

refusal-only-watching = You are only watching here.
refusal-name-form = A name needs at least one letter, and every character must be printable.
refusal-no-such-person = There is nobody with the number { $number }; people are numbered from 0 to { $high }.
refusal-not-the-host = Only the host may do this: { $host }.
refusal-seat-taken = This seat is taken: { $name }.
refusal-not-your-seat = Seat { $number } is not yours.
refusal-knows-another-seat = { $name } has seen what another seat knows and cannot play this one.
refusal-seats-free = { $number ->
    [one] { $number } seat is still free.
   *[other] { $number } seats are still free.
}
refusal-already-begun = The game has begun already.
refusal-not-begun = The game has not begun yet.
refusal-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-id-used = You have already made another move under the name “{ $id }”.

refusal-data-in-use = { $file } is in use by another server.
refusal-data-format = { $file } is written in format { $format }; this Potluck reads format { $known }.
refusal-data-unreadable = { $file } cannot be used: { $detail }
refusal-port = Cannot listen on { $host }, port { $number }: { $detail }
