# Ce que disent tous les jeux.

yes = oui
no = non
in-line = ligne { $line } : { $what }
by-rule = { $what } [{ $rule }]

refusal-option-choice = { $option } : « { $value } » n’est pas possible. Choisissez parmi : { $choices }.
refusal-option-flag = { $option } : répondez par yes ou no, pas par « { $value } ».
refusal-option-whole = { $option } : il faut un nombre entier de { $low } à { $high }, pas « { $value } ».
refusal-option-words = { $option } : il faut un texte de { $longest } caractères au plus.
refusal-option-unknown = L’option « { $option-name } » n’existe pas. Les options sont : { $known }.
refusal-option-form = « { $value } » n’est pas une option. Écrivez NOM=VALEUR, par exemple { $example }.
refusal-option-twice = { $option } : cette option est donnée deux fois.
refusal-seats = Nombre de joueurs possible pour { $game } avec ces options : { $allowed }. { $seats } n’est pas possible.
refusal-move-form = Ce n’est pas un coup de ce jeu : { $detail }
refusal-notation = Le mot « { $word } » n’est pas de la forme NOM=VALEUR, ou se répète.
refusal-no-such-seat = La place { $number } n’existe pas ; les places sont numérotées de 0 à { $high }.
refusal-not-your-decision = Ce n’est pas à vous de décider.
refusal-game-over = La partie est terminée.
refusal-stale-token = Ce coup répondait à une décision précédente (numéro { $token }, à présent { $current }).
refusal-bot-unknown = Aucun bot ne s’appelle « { $value } ». Les bots sont : { $known }.

refusal-record-empty = Le fichier est vide.
refusal-record-foreign = Ce n’est pas l’enregistrement d’une partie de Potluck. Sa première ligne doit être un en-tête comme { $example }.
refusal-record-format = L’enregistrement est au format { $format } ; ce Potluck lit le format { $known }.
refusal-record-game = L’enregistrement est celui d’un jeu inconnu ici, « { $value } ». Jeux connus : { $known }.
refusal-record-version = L’enregistrement utilise la version { $version } de { $game } ; ce Potluck joue la version { $known }.
refusal-record-line = Cette ligne est abîmée : { $detail }
refusal-record-truncated = L’enregistrement s’arrête ici, mais la partie n’est pas terminée.
refusal-record-too-long = La partie est terminée, mais l’enregistrement continue.
refusal-record-result = L’enregistrement donne un autre résultat que les règles. Points selon les règles : { $points }.
refusal-record-unfinished = La partie n’est pas terminée, il n’y a donc pas de résultat à enregistrer.
