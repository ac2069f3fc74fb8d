# Lo que dice la línea de comandos.

help-potluck = Una mesa para cuatro juegos de cartas sobre comida: juega contra bots o estudia los juegos con miles de partidas.
help-potluck-examples =
    Primeros pasos:
      potluck games                      qué juegos hay
      potluck games snack-match          las opciones de un juego, explicadas
      potluck play snack-match           una partida contra un bot, aquí en la terminal
      potluck simulate snack-match       mil partidas entre bots
help-usage = Uso:
help-arguments = argumentos
help-options = opciones
help-help = mostrar esta ayuda
help-version = mostrar la versión y si las reglas están compiladas
help-commands = comandos
help-lang = el idioma; si no se indica, el de tu sistema
help-games = mostrar la lista de juegos o explicar uno
help-games-long = Muestra la lista de juegos. Con el nombre de un juego: sus opciones y ajustes, qué significan y qué valores admiten.
help-games-examples =
    Ejemplos:
      potluck games
      potluck games snack-match
      potluck games --json
help-games-game = el juego que quieres que se explique
help-play = jugar una partida aquí en la terminal
help-play-long = Juega una partida contra bots. Ves el tablero y un menú con todas las jugadas legales, y puedes pedir un consejo en cualquier momento.
help-play-examples =
    Ejemplos:
      potluck play snack-match
      potluck play snack-match --seats 4 --bots greedy,random
      potluck play snack-match --preset balanced
      potluck play snack-match --seats 1 --option difficulty=hard
help-simulate = jugar muchas partidas entre bots y resumirlas
help-simulate-long =
    Juega muchas partidas entre bots. Un solo bot ocupa todos los puestos; si hay varios, se turnan en los puestos, y
    cada reparto se juega una vez con cada rotación, para que ningún bot se beneficie de su puesto. La misma semilla
    da las mismas partidas en cualquier máquina y con cualquier número de procesos.
help-simulate-examples =
    Ejemplos:
      potluck simulate snack-match --games 10000 --jobs 2
      potluck simulate snack-match --bots greedy,random --seats 2 --seed tea
      potluck simulate snack-match --preset quiet --json
help-record = hacer que los bots jueguen una partida y escribir su registro
help-record-long = Hace que los bots jueguen una partida y escribe su registro: una cabecera, una línea por jugada y el resultado. El formato se describe en docs/records.md.
help-record-examples =
    Ejemplos:
      potluck record snack-match --seed tea --out tea.jsonl
      potluck replay tea.jsonl
help-replay = reproducir un registro y comprobarlo
help-replay-long = Reproduce un registro según las reglas, lo cuenta con palabras y comprueba el resultado. Con --json: la vista completa del árbitro después de cada jugada, una por línea.
help-replay-examples =
    Ejemplos:
      potluck replay tea.jsonl
      potluck replay tea.jsonl --json
      potluck record snack-match --out - | potluck replay -
help-replay-file = el registro; - es la entrada estándar
help-serve = abrir mesas para jugadores en este ordenador y en tu red
help-serve-long =
    Abre mesas para jugadores: una API abierta por HTTP y por socket. Cada jugada se guarda antes de que nadie la
    conozca. La dirección para otros dispositivos se muestra con un código QR. docs/host explica más.
help-serve-examples =
    Ejemplos:
      potluck serve
      potluck serve --host 127.0.0.1 --port 8080
      potluck serve --data games.db --keep 90 --no-browser
help-verify = comprobar un registro y la semilla prometida al empezar la partida
help-verify-long =
    Vuelve a jugar un registro según las reglas y muestra el SHA-256 de su semilla. Un servidor anuncia ese número al
    empezar la partida y la semilla al final: si concuerdan, nadie ha elegido las cartas entretanto.
help-verify-examples =
    Ejemplos:
      potluck verify tea.jsonl
      potluck verify tea.jsonl --commitment 4b8b1d38…
help-score = contar los puntos de quienes juegan con las cartas de verdad
help-score-long =
    Una hoja de puntos: escribe o pasa lo que ha preparado cada jugador y lee cuánto vale y por qué. Una línea nombra
    a un jugador y enumera un sándwich de abajo arriba; las líneas sin nombre son del último jugador nombrado. Los
    ingredientes se pueden abreviar mientras estén claros, y se entienden en los cinco idiomas.
    Un segundo pan cierra el sándwich, «!» al final lo declara terminado, «+3» anota puntos, «gregg» dice que el
    jugador es Gregg Benedict.
help-score-examples =
    Ejemplos:
      printf 'Anna: rye, butter, corned, swiss, sauerk, rye' | potluck score deli
      potluck score deli sandwiches.txt --json
      potluck score deli                 escribe las líneas y pulsa Ctrl+D
help-score-game = el juego: deli
help-score-file = un archivo con las líneas; - o nada es la entrada estándar
help-bench = medir la velocidad de las reglas
help-bench-long = Mide partidas al azar, jugadas legales, imaginación, copias, juego del bot greedy y memoria en cada juego, con las reglas compiladas y en Python puro, por turnos dentro de una misma ejecución.
help-bench-examples =
    Ejemplos:
      potluck bench
      potluck bench --quick --json
help-host-option = la dirección en la que escuchar; si no, 0.0.0.0, todas las redes de este ordenador
help-port-option = el puerto en el que escuchar; si no, 8000
help-data-option = el archivo que contiene las mesas; si no, potluck.db
help-keep-option = tras cuántos días sin jugadas se cierra una mesa; si no, 30
help-no-browser-flag = no abrir el navegador
help-commitment-option = el SHA-256 anunciado al empezar la partida
help-json-flag = escribir JSON para programas en vez de tablas para personas
help-quick-flag = medir menos cosas y durante menos tiempo
help-seats-option = cuántos jugadores; si no se indica, dos, o los mínimos que permitan las opciones
help-games-option = cuántas partidas; si no se indica, 1000
help-jobs-option = cuántos procesos se reparten el trabajo; si no se indica, 1
help-bots-option = los bots, separados por comas: random, greedy
help-option-option = una opción del juego, por ejemplo diet=quiet; puede repetirse; potluck games GAME las explica
help-preset-option = un ajuste, es decir, un conjunto de opciones con nombre; las opciones sueltas tienen prioridad
help-seed-option = un texto cualquiera; la misma semilla da la misma partida; si no se indica, se sortea una
help-name-option = cómo te llamas
help-out-option = el archivo del registro; - es la salida estándar

error = Error: { $what }
interrupted = Interrumpido.
refusal-game-unknown = El juego «{ $value }» no existe. Los juegos son: { $known }.
refusal-preset-unknown = El ajuste «{ $value }» no existe. Los ajustes son: { $known }.
refusal-file = { $file }: { $detail }

score-typing = Escribe los sándwiches, uno por línea, por ejemplo: Anna: rye, butter, corned beef, swiss, sauerkraut, rye. Ctrl+D para acabar.
refusal-no-score-pad = No hay hoja de puntos para «{ $value }», pero sí para: { $known }.
you = Tú
seed = semilla { $seed }
play-keys = Escribe un número para elegir, palabras para reducir el menú, h para un consejo, ? para ver todas las teclas, q para salir.
play-keys-long =
    un número    elegir esa jugada
    palabras     mostrar solo las jugadas que las contienen todas; * vuelve a mostrarlas todas
    Intro        la página siguiente
    h            un consejo
    r            la lista de reglas; «r ID» muestra una
    q            salir de la partida
    También puedes escribir una jugada en notación, tal como la muestra un consejo; si no es legal, se rechaza con su regla.
your-move = Tu jugada:
page = página { $page } de { $pages }, { $number } jugadas · Intro pasa la página, las palabras reducen el menú
nothing-like-that = Ninguna jugada contiene «{ $typed }» aquí. * vuelve a mostrar todas las jugadas, ? explica las teclas.
hint = Una buena jugada, sin complicaciones: { $move }   ({ $notation })
rules-are = Reglas: { $rules }. Escribe «r» y una de ellas para leerla.
left = Has salido de la partida.

column-game = Juego
column-name = Nombre
column-players = Jugadores
column-minutes = Minutos
column-about = De qué va
column-preset = Ajuste
column-option = Opción
column-meaning = Significado
column-values = Valores
column-seat = Puesto
column-played = Partidas
column-wins = Victorias
column-win-rate = Tasa de victorias (95 %)
column-points = Puntos (95 %)
column-measured = Medida
column-compiled = Compilado
column-pure = Python puro
column-ratio = Relación
games-more = Más sobre un juego: potluck games GAME. Para jugar: potluck play GAME.
game-more = Para jugar: potluck play { $slug }, con --preset NAME u --option NAME=VALUE. El valor por defecto lleva la marca ←.
values-whole = de { $low } a { $high }; { $default } ←
values-words = un texto de hasta { $longest } caracteres

serving-here = En este ordenador: { $address }
serving-there = En móviles y otros dispositivos de tu red: { $address }
serving-stop = Ctrl+C detiene el servidor. Las mesas quedan guardadas.

simulating = { $game }
measuring = Midiendo
simulated = { $game }: { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
} con { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, semilla { $seed }
simulated-length = Duración: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } jugadas de media, de { $shortest } a { $longest }
simulated-speed = Velocidad: { NUMBER($games, maximumFractionDigits: 0) } partidas/s, { NUMBER($moves, maximumFractionDigits: 0) } jugadas/s
simulated-unwon = No ganó nadie en la mesa: { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
figure-played = { $games }
figure-wins = { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-win-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-points = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-large = { NUMBER($value, maximumFractionDigits: 0) } { $unit }
figure-small = { NUMBER($value, maximumSignificantDigits: 3) } { $unit }
figure-ratio = { NUMBER($ratio, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
unit-games-per-second = partidas/s
unit-microseconds = µs
unit-milliseconds = ms
unit-bytes = bytes
seat-number = Puesto { $number }
recorded = { $number ->
    [one] { $number } jugada registrada
   *[other] { $number } jugadas registradas
} en { $file }.
seed-commitment = SHA-256 de la semilla: { $commitment }
refusal-commitment-wrong = El registro no se jugó con la semilla prometida. SHA-256 prometido: { $promised }. SHA-256 de su semilla: { $commitment }.
record-sound = El registro es correcto: { $number ->
    [one] { $number } jugada
   *[other] { $number } jugadas
}, puntos { $points }.
measured-games = partidas al azar
measured-legal = jugadas legales
measured-imagine = imaginar
measured-clone = copiar
measured-greedy = jugada de greedy
measured-memory = tamaño de un estado
measured-at = { $what }, partida al { NUMBER($stage, style: "percent") }
