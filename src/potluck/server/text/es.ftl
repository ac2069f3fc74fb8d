# Lo que dice el servidor.

refusal-message-form = Este mensaje no se puede leer: { $detail }
refusal-message-long = Este mensaje es demasiado largo.
refusal-path-unknown = No hay nada en esta dirección.
refusal-origin = Las páginas de otro sitio ({ $origin }) no pueden pedir esto.
refusal-too-fast = Demasiado a la vez. Espera un momento.
refusal-too-many-sockets = Hay demasiadas conexiones desde tu dirección. Cierra una primero.
refusal-no-hello = El primer mensaje de una conexión debe ser «hello».
refusal-hello-twice = Esta conexión ya ha dicho «hello».
refusal-internal = Algo ha fallado en el servidor. No ha cambiado nada.
refusal-not-stored = El servidor no ha podido guardarlo. Inténtalo de nuevo.
refusal-token-unknown = Esta clave no es de nadie de esta mesa.

refusal-table-unknown = Esta mesa no existe.
refusal-table-game = El juego «{ $value }» no existe en este servidor.
refusal-table-version = Esta mesa empezó con la versión { $version } de { $game }; este servidor juega con la versión { $known } y no puede continuarla.
refusal-table-closed = Esta mesa está cerrada.
refusal-table-full = A una mesa pueden venir { $number } personas como máximo.
refusal-hall-full = Hay demasiadas mesas en este servidor. Inténtalo más tarde.
refusal-table-crowded = Hay demasiados dispositivos conectados a esta mesa.
refusal-log-damaged = El diario de esta mesa está dañado: { $detail }

refusal-only-watching = Aquí solo estás mirando.
refusal-name-form = Un nombre necesita al menos una letra, y todos sus caracteres deben ser imprimibles.
refusal-no-such-person = Nadie tiene el número { $number }; las personas se numeran de 0 a { $high }.
refusal-not-the-host = Solo puede hacerlo quien dirige la mesa: { $host }.
refusal-seat-taken = Este puesto está ocupado: { $name }.
refusal-not-your-seat = El puesto { $number } no es tuyo.
refusal-knows-another-seat = { $name }: ya ha visto lo que sabe otro puesto y no puede jugar en este.
refusal-seats-free = { $number ->
    [one] Queda { $number } puesto libre.
   *[other] Quedan { $number } puestos libres.
}
refusal-already-begun = La partida ya ha empezado.
refusal-not-begun = La partida aún no ha empezado.
refusal-paused = La partida está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-id-used = Ya has hecho otra jugada con el nombre «{ $id }».

refusal-data-in-use = { $file }: otro servidor está usando este archivo.
refusal-data-format = { $file } está en el formato { $format }; este Potluck lee el formato { $known }.
refusal-data-unreadable = { $file } no se puede usar: { $detail }
refusal-port = No se puede escuchar en { $host }, puerto { $number }: { $detail }
