# Amit minden játék mond.

yes = igen
no = nem
in-line = { $line }. sor: { $what }
by-rule = { $what } [{ $rule }]

refusal-option-choice = { $option }: „{ $value }” nem lehet. Válassz ezek közül: { $choices }.
refusal-option-flag = { $option }: yes vagy no írható ide, nem pedig „{ $value }”.
refusal-option-whole = { $option }: egész szám kell { $low } és { $high } között, nem pedig „{ $value }”.
refusal-option-words = { $option }: legfeljebb { $longest } karakternyi szöveg kell.
refusal-option-unknown = Nincs „{ $option-name }” nevű beállítás. A beállítások: { $known }.
refusal-option-form = „{ $value }” – ez nem beállítás. NÉV=ÉRTÉK alakban írd, például: { $example }.
refusal-option-twice = { $option }: ez a beállítás kétszer szerepel.
refusal-seats = { $game }: ezekkel a beállításokkal lehetséges létszám: { $allowed }. A megadott létszám ({ $seats }) nem megfelelő.
refusal-move-form = Ebben a játékban nincs ilyen lépés: { $detail }
refusal-notation = Nem NÉV=ÉRTÉK alakú, vagy kétszer szerepel ez a szó: „{ $word }”.
refusal-no-such-seat = Nincs { $number }. hely; a helyek számozása 0-tól indul, az utolsó száma { $high }.
refusal-not-your-decision = Most nem te döntesz.
refusal-game-over = A játszma véget ért.
refusal-stale-token = Ez a lépés egy korábbi döntéshez tartozott (száma { $token }, a mostanié { $current }).
refusal-bot-unknown = Nincs „{ $value }” nevű bot. A botok: { $known }.

refusal-record-empty = A fájl üres.
refusal-record-foreign = Ez nem egy Potluck-játszma jegyzőkönyve. Az első sornak ilyen fejlécnek kell lennie: { $example }.
refusal-record-format = A jegyzőkönyv formátuma { $format }; ez a Potluck a következőt olvassa: { $known }.
refusal-record-game = A jegyzőkönyv itt ismeretlen játékhoz tartozik: „{ $value }”. Ismert játékok: { $known }.
refusal-record-version = { $game }: a jegyzőkönyv verziója { $version }, ez a Potluck viszont a következő verziót játssza: { $known }.
refusal-record-line = Ez a sor sérült: { $detail }
refusal-record-truncated = A jegyzőkönyv itt véget ér, de a játszma nem.
refusal-record-too-long = A játszma véget ért, de a jegyzőkönyv folytatódik.
refusal-record-result = A jegyzőkönyv más eredményt ad, mint a szabályok. Pontok a szabályok szerint: { $points }.
refusal-record-unfinished = A játszma nem ért véget, ezért nincs rögzíthető eredmény.
