import { cleanText } from "#app/lib/clean-text.ts";
import { type CatalogueKind, type Field, fieldList, type Values } from "./fields.ts";

/**
 * What was typed, or read in a file, as it is kept: composed accents, no blanks around, one kind of line
 * break; a line holds none. An address of a site loses its `https://`. Fields that were not given stay so.
 */
export function cleaned(kind: CatalogueKind, typed: Values): Values {
  const given = fieldList(kind).filter(([name]) => typed[name] !== undefined);
  return Object.fromEntries(given.map(([name, field]) => [name, clean(field, typed[name] ?? "")]));
}

function clean({ type }: Field, raw: string): string {
  const text = cleanText(raw).trim();
  if (type === "text") return text;
  if (type === "lines") return text.split("\n").map(oneLine).filter(Boolean).join("\n");
  const line = oneLine(text);
  return type === "site" ? line.replace(/^https?:\/\//i, "").replace(/\/+$/, "") : line;
}

const oneLine = (text: string) => text.replace(/[ \t\n]+/g, " ").trim();

/**
 * What is wrong with values that were cleaned: a reason word at each field at fault. `universities` are the
 * identifiers that exist.
 */
export function faultsIn(
  kind: CatalogueKind,
  values: Values,
  universities: ReadonlySet<string>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [name, field] of fieldList(kind)) {
    const text = values[name] ?? "";
    const reason = text ? faultOf(field, text, universities) : missing(name, field, values);
    if (reason) faults[name] = reason;
  }
  return faults;
}

/** A text that is there in the other language lacks its translation. */
function missing(name: string, field: Field, values: Values): string | null {
  if (field.absent) return null;
  const [other] = [name.replace(/Fr$/, "En"), name.replace(/En$/, "Fr")].filter(
    (one) => one !== name,
  );
  return other && values[other] ? "translation-missing" : "required";
}

function faultOf(field: Field, text: string, universities: ReadonlySet<string>): string | null {
  // What a wrong alphabet leaves, and signs that no keyboard types.
  if (/[\uFFFD\p{Cs}]|(?![\n\t])\p{Cc}/u.test(text)) return "unreadable";
  if (field.type === "choice") return field.of?.includes(text) ? null : "not-in-list";
  if (field.type === "university") return universities.has(text) ? null : "university-unknown";
  if (text.length > field.most) return `too-long:${field.most}`;
  if (field.type === "site") return isAddress(`https://${text}`) ? null : "web-address";
  if (field.type === "link") return isAddress(text) ? null : "web-address";
  return null;
}

/** A whole address of the web: http or https, and a host with a dot. */
function isAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return /^https?:$/.test(protocol) && /\w\.\p{L}{2,}$/u.test(hostname) && username === "";
}
