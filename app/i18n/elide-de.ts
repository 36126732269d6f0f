/** « de Mariama », « d’Aïssatou », « de Yacine », « d’Yves », « d’Hélène »: a name after « de », in French. */
export const elideDe = (name: string) => (STARTS_WITH_VOWEL(name) ? `d’${name}` : `de ${name}`);

/** A y is a vowel before a consonant alone. */
const startsWithVowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ]))/i;

/** An h is sounded in most names of our families (Habib, Hawa), and silent in these French ones. */
const startsWithSilentH =
  /^h(?:[ée]l[èe]ne|enri|enriette|ermine|ilaire|ippolyte|onor[ée]|onorine|ortense|yacinthe)(?![\p{L}])/iu;

const STARTS_WITH_VOWEL = (name: string) =>
  startsWithVowel.test(name) || startsWithSilentH.test(name);
