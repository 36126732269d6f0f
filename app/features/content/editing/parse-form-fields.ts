import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { cleanText } from "#app/lib/clean-text.ts";
import { latinDigits } from "#app/lib/digits.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { films } from "#app/ui/films.ts";
import { isLibraryReference } from "#app/ui/library-picture.ts";
import { pictureNames } from "#app/ui/picture-names.ts";
import { isAllowedAddress, isUnsafeAddress } from "../address.ts";
import { rich } from "../rich-marks.ts";
import { linksOf, plainText } from "../rich-text.ts";
import type { Field, FieldOf, Fields } from "../shapes/shape-field.ts";
import { isOptional, type TypedFields } from "./form-fields.ts";

export type ReadFields =
  | { ok: true; data: Record<string, unknown> }
  /** A reason word for each field that is refused, at its path. */
  | { ok: false; errors: Record<string, string> };

/**
 * The words of an entry from the fields of its form. Only what the shape names is read; every text is
 * normalised (NFC). Refuses empty fields that may not be, lengths, unknown choices, dates that do not
 * exist, and addresses that are neither ours nor `https:`, `mailto:` or `tel:`.
 */
export function readFields(fields: Fields, typed: TypedFields): ReadFields {
  return read(fields, typed, false);
}

/**
 * The same for a draft, however incomplete: what is missing leaves a gap (`gaps.ts`), and what is only half typed, as
 * a day or an address, stays as it is. Refuses what could do harm: too long, or an address that leads astray.
 */
export function readDraft(fields: Fields, typed: TypedFields): ReadFields {
  return read(fields, typed, true);
}

function read(fields: Fields, typed: TypedFields, isDraft: boolean): ReadFields {
  const errors: Record<string, string> = {};
  const data = readGroup(fields, { typed, errors, isDraft }, "");
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, data };
}

type Reading = { typed: TypedFields; errors: Record<string, string>; isDraft: boolean };

function readGroup(fields: Fields, reading: Reading, prefix: string): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = readField(field, reading, `${prefix}${key}`);
    if (value !== undefined) data[key] = value;
  }
  return data;
}

function readField(field: Field, reading: Reading, path: string): unknown {
  if (isOptional(field) && reading.typed[`${path}.@`] !== "on") return nothing(field);
  if (field.type === "group") return readGroup(field.fields, reading, `${path}.`);
  if (field.type === "list") return readList(field, reading, path);
  if (field.type === "either") return readEither(field, reading, path);
  return readText(field, reading, path);
}

const nothing = ({ absent }: Field) => (absent === "null" ? null : undefined);

function readList(field: FieldOf<"list">, reading: Reading, path: string): unknown[] {
  const count = Number(reading.typed[`${path}.#`] ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > field.most) {
    reading.errors[path] = `list-long:${field.most}`;
    return [];
  }
  return Array.from({ length: count }, (_, place) =>
    readField(field.of, reading, `${path}.${place}`),
  );
}

function readEither(field: FieldOf<"either">, reading: Reading, path: string): unknown {
  const type = reading.typed[`${path}.type`] ?? "";
  const fields = ownValue(field.of, type);
  if (fields) return { type, ...readGroup(fields, reading, `${path}.`) };
  reading.errors[path] = "not-accepted";
  return undefined;
}

function readText(field: Field, { typed, errors, isDraft }: Reading, path: string): unknown {
  const whole = cleanText(typed[path] ?? "");
  const isFigures = field.type === "date" || field.type === "number";
  const line = field.type === "lines" && field.blanks ? whole : whole.trim();
  const text = isFigures ? latinDigits(line) : line;
  if (field.type === "yes") return text === "on";
  if (text === "") {
    if (field.absent === undefined && !isDraft) errors[path] = "required";
    return field.absent === "empty" ? "" : nothing(field);
  }
  const wrong = wrongIn(field, text);
  if (!wrong) return keptOf(field, text);
  if (isDraft && !/^(too|list)-long/.test(wrong) && isHarmless(field, text))
    return unfinished(field, text);
  errors[path] = wrong;
  return undefined;
}

const LONGEST_HALF = 120;

/** May these words, which are not too long and not yet right, wait in a draft? */
function isHarmless(field: Field, text: string): boolean {
  if (field.type === "href") return !isUnsafeAddress(text);
  if (field.type === "rich") return !linksOf(rich(text)).some(isUnsafeAddress);
  return text.length <= LONGEST_HALF;
}

/** What is half typed is kept as it is typed; a choice that is none leaves a gap. */
function unfinished(field: Field, text: string): unknown {
  if (field.type === "rich") return rich(text);
  return ["line", "href", "date", "number"].includes(field.type) ? text : nothing(field);
}

const LONGEST_RICH = 12_000;

function wrongIn(field: Field, text: string): string | undefined {
  switch (field.type) {
    case "line":
      if (text.length > field.most) return `too-long:${field.most}`;
      return text.includes("\n") ? "one-line" : undefined;
    case "text":
      return text.length > field.most ? `too-long:${field.most}` : undefined;
    case "lines":
      return linesOf(text, field.blanks).length > field.most
        ? `list-long:${field.most}`
        : undefined;
    case "rich":
      return wrongInRich(text);
    case "href":
      return isAllowedAddress(text) ? undefined : "address-refused";
    case "choice":
      return field.of.includes(text) ? undefined : "not-accepted";
    case "picture":
      return isPicture(text) ? undefined : "not-accepted";
    case "film":
      return isFilm(text) ? undefined : "not-accepted";
    case "focus":
      return /^(\d0|0|100),(\d0|0|100)$/.test(text) ? undefined : "not-accepted";
    case "date":
      return isCalendarDate(text) ? undefined : "day-unknown";
    case "number":
      return isWithin(field, text) ? undefined : `count:${field.least},${field.most}`;
  }
}

function wrongInRich(text: string): string | undefined {
  if (text.length > LONGEST_RICH) return `too-long:${LONGEST_RICH}`;
  const doc = rich(text);
  if (plainText(doc) === "") return "required";
  return linksOf(doc).every(isAllowedAddress) ? undefined : "address-refused";
}

/** Whether a medium that was added is still there is asked when the words are saved. */
function isPicture(name: string): boolean {
  if (isLibraryReference(name)) return true;
  return (pictureNames as string[]).includes(name) || /^testimonial-([1-9]|10)$/.test(name);
}

function isFilm(name: string): boolean {
  return isLibraryReference(name) || Object.hasOwn(films, name);
}

function isWithin({ least, most }: FieldOf<"number">, text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function keptOf(field: Field, text: string): unknown {
  if (field.type === "rich") return rich(text);
  if (field.type === "lines") return linesOf(text, field.blanks);
  if (field.type === "number") return Number(text);
  if (field.type !== "focus") return text;
  const [x, y] = text.split(",").map(Number);
  return { x, y };
}

function linesOf(text: string, blanks = false): string[] {
  const all = text.split("\n").map((each) => each.trim());
  return blanks ? all : all.filter(Boolean);
}
