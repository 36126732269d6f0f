/** Words that hold a sentence together, and say nothing by themselves. */
const fillerTerms = splitTerms(
  "a je tu il elle on nous vous suis es est ai as sommes sont veux jai cest le la les un une des de du",
  "et ou en au aux que qui pas plus tres trop bien si pour dans avec ce ces se sa son ses leur",
  "mon ma mes ton ta tes moi toi tout toute tous toutes you my the and is",
);

/** Words that come one after the other in everybody's head: as many of a line as one likes are one guess. */
const termSeries = [
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze vingt cent",
  "one two three four five six seven eight nine ten",
  "lundi mardi mercredi jeudi vendredi samedi dimanche",
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
].map((line) => splitTerms(line));

/** What else a first guess is made of: who guesses passwords here puts these words together. */
const commonTerms = splitTerms(
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

function splitTerms(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(" "));
}

/** Letters that a figure or a sign stands for. */
const lookalikeLetters: Record<string, string> = {
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
const MAX_DIGITS = 8;

/** Words that say something, each counted once: six of these lists, put together by chance, are nobody's first guess. */
const MAX_DISTINCT_TERMS = 5;

/**
 * Whether a password is nothing but a few words that anybody would try first, one after the other or several times,
 * whatever its capitals, accents, spaces and signs, with a year or a date at most: `Mot de passe 123!`. `names` count
 * among those words, in small letters and without accents. One word besides makes it another phrase; so do six of
 * them, without those that only hold a sentence together.
 */
export function isEasyToGuess(password: string, names: string[]): boolean {
  const plain = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const characters = [...plain.replaceAll("œ", "oe")];
  if (!characters.some((character) => /\p{L}/u.test(character))) return false;
  if (characters.filter((character) => /\p{N}/u.test(character)).length > MAX_DIGITS) return false;
  const distinctTerms = findFewestWords(characters, names);
  return distinctTerms !== undefined && distinctTerms.size <= MAX_DISTINCT_TERMS;
}

/** What all of these signs say in the fewest words, each once; undefined where they are not all of such words. */
function findFewestWords(characters: string[], names: string[]): Set<string> | undefined {
  const terms: [word: string, says: string][] = [
    ...fillerTerms.map((word): [string, string] => [word, ""]),
    ...termSeries.flatMap((line) => line.map((word): [string, string] => [word, `${line[0]}…`])),
    ...[...commonTerms, ...names].map((word): [string, string] => [word, word]),
  ];
  const fewestByEnd: (Set<string> | undefined)[] = [new Set()];
  const keepFewest = (end: number, meanings: Set<string>) => {
    const known = fewestByEnd[end];
    if (!known || meanings.size < known.size) fewestByEnd[end] = meanings;
  };
  for (const [start, character] of characters.entries()) {
    const meanings = fewestByEnd[start];
    if (!meanings) continue;
    if (!/\p{L}/u.test(character)) keepFewest(start + 1, meanings);
    for (const [term, meaning] of terms) {
      const end = findTermEnd(term, characters, start);
      if (end) keepFewest(end, meaning ? new Set([...meanings, meaning]) : meanings);
    }
  }
  return fewestByEnd[characters.length];
}

/** Where this word ends when it is written from `at` on, what stands between its letters left out; 0 when it is not. */
function findTermEnd(term: string, characters: string[], start: number): number {
  let position = start;
  for (const letter of term) {
    while (!matchesLetter(characters[position], letter)) {
      const character = characters[position];
      if (position === start || character === undefined || /\p{L}/u.test(character)) return 0;
      position += 1;
    }
    position += 1;
  }
  return position;
}

const matchesLetter = (character: string | undefined, letter: string): boolean =>
  character === letter ||
  (character !== undefined && Boolean(lookalikeLetters[character]?.includes(letter)));
