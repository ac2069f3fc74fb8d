# Ce que dit le serveur.

refusal-message-form = Ce message est illisible : { $detail }
refusal-message-long = Ce message est trop long.
refusal-path-unknown = Il n’y a rien à cette adresse.
refusal-origin = Les pages d’un autre site ({ $origin }) ne peuvent pas demander cela.
refusal-too-fast = C’est trop à la fois. Attendez un instant.
refusal-too-many-sockets = Trop de connexions viennent de votre adresse. Fermez-en une d’abord.
refusal-no-hello = Le premier message d’une connexion doit être « hello ».
refusal-hello-twice = Cette connexion a déjà dit « hello ».
refusal-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.
refusal-not-stored = Le serveur n’a pas pu enregistrer cela. Réessayez.
refusal-token-unknown = Ce jeton n’appartient à personne à cette table.

refusal-table-unknown = Cette table n’existe pas.
refusal-table-game = Le jeu « { $value } » n’existe pas sur ce serveur.
refusal-table-version = Cette table a commencé avec la version { $version } de { $game } ; ce serveur joue la version { $known } et ne peut pas la continuer.
refusal-table-closed = Cette table a été fermée.
refusal-table-full = Une table accueille { $number } personnes au plus.
refusal-hall-full = Il y a trop de tables sur ce serveur. Réessayez plus tard.
refusal-table-crowded = Trop d’appareils sont connectés à cette table.
refusal-log-damaged = Le journal de cette table est abîmé : { $detail }

refusal-only-watching = Vous ne faites que regarder.
refusal-name-form = Un nom comporte au moins une lettre, et uniquement des caractères imprimables.
refusal-no-such-person = Personne ne porte le numéro { $number } ; les personnes sont numérotées de 0 à { $high }.
refusal-not-the-host = Réservé à l’hôte de la table : { $host }.
refusal-seat-taken = Cette place est prise : { $name }.
refusal-not-your-seat = La place { $number } n’est pas à vous.
refusal-knows-another-seat = { $name } : a vu ce que sait une autre place et ne peut pas jouer celle-ci.
refusal-seats-free = { $number ->
    [one] Il reste { $number } place libre.
   *[other] Il reste { $number } places libres.
}
refusal-already-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-id-used = Vous avez déjà joué un autre coup sous le nom « { $id } ».

refusal-data-in-use = { $file } : un autre serveur utilise ce fichier.
refusal-data-format = { $file } est au format { $format } ; ce Potluck lit le format { $known }.
refusal-data-unreadable = { $file } est inutilisable : { $detail }
refusal-port = Impossible d’écouter sur { $host }, port { $number } : { $detail }
