/** Counts the characters of a text independent of how its accents are encoded. */
export const countNormalizedCharacters = (text: string): number =>
  [...text.normalize("NFC")].length;
