/** « de Mariama », « d’Aïssatou », « de Yacine », « d’Yves »: a name after « de », in French. */
export const ofName = (name: string) => (elides.test(name) ? `d’${name}` : `de ${name}`);

/** A y is a vowel before a consonant alone; an h may be sounded (Habib), and keeps « de ». */
const elides = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûüœæ]))/i;
