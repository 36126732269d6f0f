/** Puts « de » before a name, with elision: « de Mariama », « d’Aïssatou », « de Yacine », « d’Yves », « d’Hélène ». */
export const elideDe = (name: string) => (STARTS_WITH_VOWEL(name) ? `d’${name}` : `de ${name}`);

/** A y counts as a vowel only before a consonant. */
const startsWithVowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ]))/i;

/** Most names of the candidates have an aspirated h (Habib, Hawa); these French ones are silent. */
const startsWithSilentH =
  /^h(?:[ée]l[èe]ne|enri|enriette|ermine|ilaire|ippolyte|onor[ée]|onorine|ortense|yacinthe)(?![\p{L}])/iu;

const STARTS_WITH_VOWEL = (name: string) =>
  startsWithVowel.test(name) || startsWithSilentH.test(name);
