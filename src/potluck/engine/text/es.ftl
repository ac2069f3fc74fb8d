# Lo que dicen todos los juegos.

yes = sí
no = no
in-line = línea { $line }: { $what }
by-rule = { $what } [{ $rule }]

refusal-option-choice = { $option }: «{ $value }» no es posible. Elige entre: { $choices }.
refusal-option-flag = { $option }: escribe yes o no, no «{ $value }».
refusal-option-whole = { $option }: debe ser un número entero de { $low } a { $high }, no «{ $value }».
refusal-option-words = { $option }: debe ser un texto de { $longest } caracteres como máximo.
refusal-option-unknown = La opción «{ $option-name }» no existe. Las opciones son: { $known }.
refusal-option-form = «{ $value }» no es una opción. Escribe NOMBRE=VALOR, por ejemplo { $example }.
refusal-option-twice = { $option }: esta opción aparece dos veces.
refusal-seats = Número de jugadores posible en { $game } con estas opciones: { $allowed }. No puede ser { $seats }.
refusal-move-form = No es una jugada de este juego: { $detail }
refusal-notation = La palabra «{ $word }» no tiene la forma NOMBRE=VALOR, o se repite.
refusal-no-such-seat = El puesto { $number } no existe; los puestos se numeran de 0 a { $high }.
refusal-not-your-decision = No te toca decidir.
refusal-game-over = La partida ha terminado.
refusal-stale-token = Esta jugada respondía a una decisión anterior (número { $token }, ahora { $current }).
refusal-bot-unknown = Ningún bot se llama «{ $value }». Los bots son: { $known }.

refusal-record-empty = El archivo está vacío.
refusal-record-foreign = No es el registro de una partida de Potluck. Su primera línea debe ser una cabecera como { $example }.
refusal-record-format = El registro está en el formato { $format }; este Potluck lee el formato { $known }.
refusal-record-game = El registro es de un juego que aquí no se conoce, «{ $value }». Juegos conocidos: { $known }.
refusal-record-version = El registro es de la versión { $version } de { $game }; este Potluck juega con la versión { $known }.
refusal-record-line = Esta línea está dañada: { $detail }
refusal-record-truncated = El registro acaba aquí, pero la partida no.
refusal-record-too-long = La partida ha terminado, pero el registro continúa.
refusal-record-result = El registro da un resultado distinto del que dan las reglas. Puntos según las reglas: { $points }.
refusal-record-unfinished = La partida no ha terminado, así que no hay resultado que registrar.
