/** Words that hold a sentence together, and say nothing by themselves. */
const small = wordsOf(
  "a je tu il elle on nous vous suis es est ai as sommes sont veux jai cest le la les un une des de du",
  "et ou en au aux que qui pas plus tres trop bien si pour dans avec ce ces se sa son ses leur",
  "mon ma mes ton ta tes moi toi tout toute tous toutes you my the and is",
);

/** Words that come one after the other in everybody's head: as many of a line as one likes are one guess. */
const series = [
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze vingt cent",
  "one two three four five six seven eight nine ten",
  "lundi mardi mercredi jeudi vendredi samedi dimanche",
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
].map((line) => wordsOf(line));

/** What else a first guess is made of: who guesses passwords here puts these words together. */
const telling = wordsOf(
  "mot mots passe motdepasse mdp secret code acces ouvre sesame password pass word",
  "bonjour bonsoir salut coucou bienvenue merci bonne bon nuit journee soiree annee vacances",
  "joyeux joyeuse heureux heureuse noel anniversaire fete monde",
  "taime jaime aime aimer adore jadore amour amours coeur cherie cheri",
  "bebe doudou bisou bisous toujours vie belle beau petit petite grand grande seul meilleur",
  "papa maman pere mere frere soeur famille enfant enfants fils fille ami amis amie copain",
  "azerty azertyuiop qsdfgh qsdfghjklm wxcvbn qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm",
  "abc abcd abcdef abcdefgh alphabet liberte egalite fraternite bleublancrouge",
  "dieu allah jesus christ seigneur gloire amen inchallah bismillah alhamdulillah",
  "football foot champion lion lions indomptables marseille paris madrid barcelone",
  "afrique senegal cameroun dakar yaounde douala france canada",
  "soleil chocolat princesse loulou chouchou nounours internet wifi facebook whatsapp telephone",
  "hello world ilove iloveyou love baby forever welcome letmein please good",
);

function wordsOf(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(" "));
}

/** Letters that a figure or a sign stands for. */
const written: Record<string, string> = {
  "0": "o",
  "1": "il",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "€": "e",
  "!": "il",
};

/** As many as a date has; more are a password of their own. */
const MOST_FIGURES = 8;

/** Words that say something, each counted once: six of these lists, put together by chance, are nobody's first guess. */
const MOST_WORDS = 5;

/**
 * Whether a password is nothing but a few words that anybody would try first, one after the other or several times,
 * whatever its capitals, accents, spaces and signs, with a year or a date at most: `Mot de passe 123!`. `names` count
 * among those words, in small letters and without accents. One word besides makes it another phrase; so do six of
 * them, without those that only hold a sentence together.
 */
export function isFirstGuess(password: string, names: string[]): boolean {
  const plain = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const signs = [...plain.replaceAll("œ", "oe")];
  if (!signs.some((sign) => /\p{L}/u.test(sign))) return false;
  if (signs.filter((sign) => /\p{N}/u.test(sign)).length > MOST_FIGURES) return false;
  const said = fewestWords(signs, names);
  return said !== undefined && said.size <= MOST_WORDS;
}

/** What all of these signs say in the fewest words, each once; undefined where they are not all of such words. */
function fewestWords(signs: string[], names: string[]): Set<string> | undefined {
  const pieces: [word: string, says: string][] = [
    ...small.map((word): [string, string] => [word, ""]),
    ...series.flatMap((line) => line.map((word): [string, string] => [word, `${line[0]}…`])),
    ...[...telling, ...names].map((word): [string, string] => [word, word]),
  ];
  const reached: (Set<string> | undefined)[] = [new Set()];
  const reach = (end: number, said: Set<string>) => {
    const before = reached[end];
    if (!before || said.size < before.size) reached[end] = said;
  };
  for (const [at, sign] of signs.entries()) {
    const said = reached[at];
    if (!said) continue;
    if (!/\p{L}/u.test(sign)) reach(at + 1, said);
    for (const [piece, says] of pieces) {
      const end = endOf(piece, signs, at);
      if (end) reach(end, says ? new Set([...said, says]) : said);
    }
  }
  return reached[signs.length];
}

/** Where this word ends when it is written from `at` on, what stands between its letters left out; 0 when it is not. */
function endOf(word: string, signs: string[], at: number): number {
  let place = at;
  for (const letter of word) {
    while (!isLetter(signs[place], letter)) {
      const sign = signs[place];
      if (place === at || sign === undefined || /\p{L}/u.test(sign)) return 0;
      place += 1;
    }
    place += 1;
  }
  return place;
}

const isLetter = (sign: string | undefined, letter: string): boolean =>
  sign === letter || (sign !== undefined && Boolean(written[sign]?.includes(letter)));
