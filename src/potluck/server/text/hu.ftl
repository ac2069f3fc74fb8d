# Amit a szerver mond.

refusal-message-form = Ez az üzenet nem olvasható: { $detail }
refusal-message-long = Ez az üzenet túl hosszú.
refusal-path-unknown = Ezen a címen nincs semmi.
refusal-origin = Más webhely ({ $origin }) oldalai ezt nem kérhetik.
refusal-too-fast = Ez egyszerre túl sok volt. Várj egy pillanatot.
refusal-too-many-sockets = Túl sok kapcsolat jön a címedről. Előbb zárj be egyet.
refusal-no-hello = Egy kapcsolat első üzenete csak „hello” lehet.
refusal-hello-twice = Ez a kapcsolat már elküldte a „hello” üzenetet.
refusal-internal = Valami elromlott a szerveren. Semmi sem változott.
refusal-not-stored = A szerver ezt nem tudta elmenteni. Próbáld újra.
refusal-token-unknown = Ez a kulcs senkié sem ennél az asztalnál.

refusal-table-unknown = Nincs ilyen asztal.
refusal-table-game = Nincs „{ $value }” nevű játék ezen a szerveren.
refusal-table-version = { $game }: ez az asztal a következő verzióval kezdődött: { $version }, ez a szerver viszont a következőt játssza: { $known }, ezért nem tudja folytatni.
refusal-table-closed = Ezt az asztalt bezárták.
refusal-table-full = Egy asztalhoz legfeljebb { $number } ember jöhet.
refusal-hall-full = Túl sok asztal van ezen a szerveren. Próbáld később.
refusal-table-crowded = Túl sok eszköz kapcsolódik ehhez az asztalhoz.
refusal-log-damaged = Ennek az asztalnak a naplója sérült: { $detail }

refusal-only-watching = Itt csak nézőként vagy jelen.
refusal-name-form = Egy névhez legalább egy betű kell, és minden karakterének nyomtathatónak kell lennie.
refusal-no-such-person = Nincs { $number } számú ember; a számozás 0-tól indul, az utolsó szám { $high }.
refusal-not-the-host = Ezt csak a házigazda teheti meg: { $host }.
refusal-seat-taken = Ez a hely foglalt: { $name }.
refusal-not-your-seat = Nem a tiéd ez a hely: { $number }.
refusal-knows-another-seat = { $name }: már látta, amit egy másik hely tud, ezért itt nem játszhat.
refusal-seats-free = { $number ->
    [one] Még { $number } hely szabad.
   *[other] Még { $number } hely szabad.
}
refusal-already-begun = A játszma már elkezdődött.
refusal-not-begun = A játszma még nem kezdődött el.
refusal-paused = A játszma szünetel.
refusal-not-paused = A játszma nem szünetel.
refusal-id-used = „{ $id }” néven már tettél egy másik lépést.

refusal-data-in-use = { $file }: ezt a fájlt egy másik szerver használja.
refusal-data-format = { $file }: a formátuma { $format }; ez a Potluck a következőt olvassa: { $known }.
refusal-data-unreadable = { $file }: ez a fájl nem használható: { $detail }
refusal-port = { $host }, { $number }. port: itt nem lehet figyelni: { $detail }
