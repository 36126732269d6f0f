/**
 * Typography is for our sentences: a value in one (an address, a name, a title) is printed as it was typed. The rules of
 * typography act on apostrophes, quotation marks, spaces and the signs beside them; in values these are masked by
 * noncharacters, which no text holds, until the sentence is printed. Letters and digits stay, so that a rule of the
 * sentence around a value still sees what it stands beside (« {count} Mo »).
 */
const maskedCharacters = "'\"«»;:!?% \u00A0\u202F[]°";
const FIRST_MASK = 0xfdd0;
const maskPattern = new RegExp(`[${maskedCharacters.replace(/[\]\\[]/g, "\\$&")}]`, "g");
const unmaskPattern = /[\uFDD0-\uFDDF]/g;

const maskText = (text: string) =>
  text.replace(maskPattern, (sign) =>
    String.fromCharCode(FIRST_MASK + maskedCharacters.indexOf(sign)),
  );

/** The same value with every text in it masked; what is not plain data (a date, a function) is given as it is. */
export function maskValue(value: unknown): unknown {
  if (typeof value === "string") return maskText(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskValue(one)]));
}

/** The sentence with its values as they were given. */
export function unmaskText(sentence: string): string {
  return sentence.replace(
    unmaskPattern,
    (mask) => maskedCharacters[mask.charCodeAt(0) - FIRST_MASK] ?? mask,
  );
}
