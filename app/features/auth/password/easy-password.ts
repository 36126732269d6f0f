/** Terms that only connect a sentence and count for nothing. */
const fillerTerms = splitTerms(
  "a je tu il elle on nous vous suis es est ai as sommes sont veux jai cest le la les un une des de du",
  "et ou en au aux que qui pas plus tres trop bien si pour dans avec ce ces se sa son ses leur",
  "mon ma mes ton ta tes moi toi tout toute tous toutes you my the and is",
);

/** Series that everybody knows: any number of terms of one line counts as one guess. */
const termSeries = [
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze vingt cent",
  "one two three four five six seven eight nine ten",
  "lundi mardi mercredi jeudi vendredi samedi dimanche",
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
].map((line) => splitTerms(line));

/** Other terms of a first guess on this site. */
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

/** The characters that a digit or a sign stands for. */
const lookalikes: Record<string, string> = {
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

/** The digits of a date. A longer number is a password of its own. */
const MAX_DIGITS = 8;

/** Each distinct term counts once. Six terms of these lists at random are nobody's first guess. */
const MAX_DISTINCT_TERMS = 5;

/**
 * Whether a password consists of a few common terms, in any order and repetition, with any capitals, accents, spaces
 * and signs, and at most a date: `Mot de passe 123!`. `names` (lower case, no accents) count as such terms. One other
 * term makes it acceptable; so do six of them, connecting terms not counted.
 */
export function isEasyToGuess(password: string, names: string[]): boolean {
  const normalized = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const characters = [...normalized.replaceAll("œ", "oe")];
  if (!characters.some((character) => /\p{L}/u.test(character))) return false;
  if (characters.filter((character) => /\p{N}/u.test(character)).length > MAX_DIGITS) return false;
  const distinctTerms = findFewestTerms(characters, names);
  return distinctTerms !== undefined && distinctTerms.size <= MAX_DISTINCT_TERMS;
}

/** The smallest set of terms that spells the whole text; undefined when other terms are needed. */
function findFewestTerms(characters: string[], names: string[]): Set<string> | undefined {
  const terms: [word: string, says: string][] = [
    ...fillerTerms.map((word): [string, string] => [word, ""]),
    ...termSeries.flatMap((line) => line.map((word): [string, string] => [word, `${line[0]}…`])),
    ...[...commonTerms, ...names].map((word): [string, string] => [word, word]),
  ];
  const fewestByEnd: (Set<string> | undefined)[] = [new Set()];
  const storeFewest = (end: number, meanings: Set<string>) => {
    const existing = fewestByEnd[end];
    if (!existing || meanings.size < existing.size) fewestByEnd[end] = meanings;
  };
  for (const [start, character] of characters.entries()) {
    const meanings = fewestByEnd[start];
    if (!meanings) continue;
    if (!/\p{L}/u.test(character)) storeFewest(start + 1, meanings);
    for (const [term, meaning] of terms) {
      const end = findTermEnd(term, characters, start);
      if (end) storeFewest(end, meaning ? new Set([...meanings, meaning]) : meanings);
    }
  }
  return fewestByEnd[characters.length];
}

/** The index after the term if it is written from `start` on, ignoring signs between its characters; else 0. */
function findTermEnd(term: string, characters: string[], start: number): number {
  let position = start;
  for (const termCharacter of term) {
    while (!matchesCharacter(characters[position], termCharacter)) {
      const character = characters[position];
      if (position === start || character === undefined || /\p{L}/u.test(character)) return 0;
      position += 1;
    }
    position += 1;
  }
  return position;
}

const matchesCharacter = (character: string | undefined, termCharacter: string): boolean =>
  character === termCharacter ||
  (character !== undefined && Boolean(lookalikes[character]?.includes(termCharacter)));
