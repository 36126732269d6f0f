/**
 * Typography must not change the values in a message (an address, a name, a title). Their punctuation and
 * spaces are replaced by Unicode noncharacters while the sentence is typeset, then restored. Letters and digits stay, so that a rule still matches beside
 * a value (« {count} Mo »).
 */
const maskedCharacters = "'\"«»;:!?% \u00A0\u202F[]°";
const FIRST_MASK = 0xfdd0;
const maskPattern = new RegExp(`[${maskedCharacters.replace(/[\]\\[]/g, "\\$&")}]`, "g");
const unmaskPattern = /[\uFDD0-\uFDDF]/g;

const maskText = (text: string) =>
  text.replace(maskPattern, (character) =>
    String.fromCharCode(FIRST_MASK + maskedCharacters.indexOf(character)),
  );

/** Masks every string in arrays and plain objects. Returns anything else (a number, a date) unchanged. */
export function maskValue(value: unknown): unknown {
  if (typeof value === "string") return maskText(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskValue(item)]));
}

/** Puts the masked characters back. */
export function unmaskText(sentence: string): string {
  return sentence.replace(
    unmaskPattern,
    (mask) => maskedCharacters[mask.charCodeAt(0) - FIRST_MASK] ?? mask,
  );
}
