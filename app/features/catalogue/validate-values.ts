import { cleanText } from "#app/lib/clean-text.ts";
import { type CatalogueField, type CatalogueKind, type ItemValues, listFields } from "./fields.ts";

/**
 * What was typed, or read in a file, as it is kept: composed accents, no blanks around, one kind of line
 * break; a line holds none. An address of a site loses its `https://`. Fields that were not given stay so.
 */
export function cleanValues(kind: CatalogueKind, input: ItemValues): ItemValues {
  const givenFields = listFields(kind).filter(([name]) => input[name] !== undefined);
  return Object.fromEntries(
    givenFields.map(([name, field]) => [name, cleanValue(field, input[name] ?? "")]),
  );
}

function cleanValue({ type }: CatalogueField, raw: string): string {
  const text = cleanText(raw).trim();
  if (type === "text") return text;
  if (type === "lines") return text.split("\n").map(toOneLine).filter(Boolean).join("\n");
  const line = toOneLine(text);
  return type === "site" ? line.replace(/^https?:\/\//i, "").replace(/\/+$/, "") : line;
}

const toOneLine = (text: string) => text.replace(/[ \t\n]+/g, " ").trim();

/**
 * What is wrong with values that were cleaned: a reason word at each field at fault. `universities` are the
 * identifiers that exist.
 */
export function validateValues(
  kind: CatalogueKind,
  values: ItemValues,
  universities: ReadonlySet<string>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, field] of listFields(kind)) {
    const text = values[name] ?? "";
    const reason = text
      ? findValueError(field, text, universities)
      : findMissingError(name, field, values);
    if (reason) errors[name] = reason;
  }
  return errors;
}

/** A text that is there in the other language lacks its translation. */
function findMissingError(name: string, field: CatalogueField, values: ItemValues): string | null {
  if (field.isOptional) return null;
  const [counterpart] = [name.replace(/Fr$/, "En"), name.replace(/En$/, "Fr")].filter(
    (one) => one !== name,
  );
  return counterpart && values[counterpart] ? "translation-missing" : "required";
}

function findValueError(
  field: CatalogueField,
  text: string,
  universities: ReadonlySet<string>,
): string | null {
  // What a wrong alphabet leaves, and signs that no keyboard types.
  if (/[\uFFFD\p{Cs}]|(?![\n\t])\p{Cc}/u.test(text)) return "unreadable";
  if (field.type === "choice") return field.options?.includes(text) ? null : "not-in-list";
  if (field.type === "university") return universities.has(text) ? null : "university-unknown";
  if (text.length > field.maxLength) return `too-long:${field.maxLength}`;
  if (field.type === "site") return isWebAddress(`https://${text}`) ? null : "web-address";
  if (field.type === "link") return isWebAddress(text) ? null : "web-address";
  return null;
}

/** A whole address of the web: http or https, and a host with a dot. */
function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && /\w\.\p{L}{2,}$/u.test(hostname) && username === "";
}
