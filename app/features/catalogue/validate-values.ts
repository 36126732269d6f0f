import { cleanText } from "#app/lib/clean-text.ts";
import { type CatalogueField, type CatalogueKind, type ItemValues, listFields } from "./fields.ts";

/**
 * Normalises submitted or imported values: NFC, trimmed, single line breaks, and none in lines; websites lose
 * `https://`. Missing fields stay missing.
 */
export function cleanValues(kind: CatalogueKind, input: ItemValues): ItemValues {
  const presentFields = listFields(kind).filter(([name]) => input[name] !== undefined);
  return Object.fromEntries(
    presentFields.map(([name, field]) => [name, cleanValue(field, input[name] ?? "")]),
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

/** Validates cleaned values and returns an error code per field. `universities` are the existing ids. */
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

/** A text that exists in the other language only needs its translation. */
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
  // Characters left by a wrong encoding, and control characters.
  if (/[\uFFFD\p{Cs}]|(?![\n\t])\p{Cc}/u.test(text)) return "unreadable";
  if (field.type === "choice") return field.options?.includes(text) ? null : "not-in-list";
  if (field.type === "university") return universities.has(text) ? null : "university-unknown";
  if (text.length > field.maxLength) return `too-long:${field.maxLength}`;
  if (field.type === "site") return isWebAddress(`https://${text}`) ? null : "web-address";
  if (field.type === "link") return isWebAddress(text) ? null : "web-address";
  return null;
}

/** Whether this is a complete http or https URL whose host has a dot. */
function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && /\w\.\p{L}{2,}$/u.test(hostname) && username === "";
}
