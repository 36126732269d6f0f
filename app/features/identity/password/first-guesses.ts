/** What a first guess is made of: who guesses passwords here puts these words together. */
const words = [
  "mot mots de passe motdepasse mdp secret code acces ouvre toi sesame password pass word",
  "bonjour bonsoir salut coucou bienvenue merci bonne bon nuit journee soiree annee vacances",
  "joyeux joyeuse heureux heureuse noel anniversaire fete tout toute tous toutes monde",
  "a je tu il elle on nous vous suis es est ai as sommes sont veux jai cest le la les un une des du",
  "et ou en au aux que qui pas plus tres trop bien si pour dans avec ce ces se sa son ses leur",
  "taime jaime aime aimer adore jadore mon ma mes ton ta tes moi amour amours cherie cheri coeur",
  "bebe doudou bisou bisous toujours vie belle beau petit petite grand grande seul meilleur",
  "papa maman pere mere frere soeur famille enfant enfants fils fille ami amis amie copain",
  "zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze vingt cent",
  "lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin",
  "juillet aout septembre octobre novembre decembre",
  "azerty azertyuiop qsdfgh qsdfghjklm wxcvbn qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm",
  "abc abcd abcdef abcdefgh alphabet liberte egalite fraternite bleublancrouge",
  "dieu allah jesus christ seigneur gloire amen inchallah bismillah alhamdulillah",
  "football foot champion lion lions indomptables marseille paris madrid barcelone",
  "afrique senegal cameroun dakar yaounde douala france canada",
  "soleil chocolat princesse loulou chouchou nounours internet wifi facebook whatsapp telephone",
  "hello world ilove iloveyou love you my baby forever welcome letmein please the and is good",
  "one two three four five six seven eight nine ten",
].flatMap((line) => line.split(" "));

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

/**
 * Whether a password is nothing but words that anybody would try first, one after the other or several times,
 * whatever its capitals, accents, spaces and signs, with a year or a date at most: `Mot de passe 123!`. `names` count
 * among those words, in small letters and without accents. One word besides makes it another phrase.
 */
export function isFirstGuess(password: string, names: string[]): boolean {
  const plain = password.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const signs = [...plain.replaceAll("œ", "oe")];
  if (signs.filter((sign) => /\p{N}/u.test(sign)).length > MOST_FIGURES) return false;
  const pieces = [...words, ...names];
  const ends = new Set([0]);
  // Grows while it is read: from each place where a word may end, to those where the next may.
  for (const at of ends) {
    const sign = signs[at];
    if (sign !== undefined && !/\p{L}/u.test(sign)) ends.add(at + 1);
    for (const piece of pieces) {
      const end = endOf(piece, signs, at);
      if (end) ends.add(end);
    }
  }
  return ends.has(signs.length) && signs.some((sign) => /\p{L}/u.test(sign));
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
