/** How many characters a person counts in a text, however its accents are written. */
export const countNormalizedCharacters = (text: string): number =>
  [...text.normalize("NFC")].length;
