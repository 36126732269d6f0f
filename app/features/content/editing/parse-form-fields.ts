import { isCalendarDate } from "#app/lib/calendar-date.ts";
import { cleanText } from "#app/lib/clean-text.ts";
import { toLatinDigits } from "#app/lib/digits.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { films } from "#app/ui/films.ts";
import { isLibraryReference } from "#app/ui/library-picture.ts";
import { pictureNames } from "#app/ui/picture-names.ts";
import { isAllowedAddress, isUnsafeAddress } from "../link-address.ts";
import { listRichTextLinks, toPlainText } from "../rich-text.ts";
import { parseRichText } from "../rich-text-markup.ts";
import type { Field, Fields, FieldWithType } from "../shapes/shape-field.ts";
import { type FieldValues, hasPresenceCheckbox } from "./form-fields.ts";

export type ParseFieldsResult =
  | { ok: true; data: Record<string, unknown> }
  // An error code per refused field, by path.
  | { ok: false; errors: Record<string, string> };

/**
 * Parses form fields into the data of an entry. Reads only fields of the shape and normalises text to NFC. Refuses
 * empty required fields, lengths, unknown choices, impossible dates and addresses that `isAllowedAddress` refuses.
 */
export function parseFields(fields: Fields, values: FieldValues): ParseFieldsResult {
  return parseAll(fields, values, false);
}

/**
 * Parses a draft: missing and unfinished values, such as a partial date or address, are accepted. Refuses too long
 * values and unsafe addresses.
 */
export function parseDraft(fields: Fields, values: FieldValues): ParseFieldsResult {
  return parseAll(fields, values, true);
}

function parseAll(fields: Fields, values: FieldValues, isDraft: boolean): ParseFieldsResult {
  const errors: Record<string, string> = {};
  const data = parseGroup(fields, { values, errors, isDraft }, "");
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, data };
}

type ParseContext = { values: FieldValues; errors: Record<string, string>; isDraft: boolean };

function parseGroup(
  fields: Fields,
  context: ParseContext,
  prefix: string,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = parseField(field, context, `${prefix}${key}`);
    if (value !== undefined) data[key] = value;
  }
  return data;
}

function parseField(field: Field, context: ParseContext, path: string): unknown {
  if (hasPresenceCheckbox(field) && context.values[`${path}.@`] !== "on") return emptyValue(field);
  if (field.type === "group") return parseGroup(field.fields, context, `${path}.`);
  if (field.type === "list") return parseList(field, context, path);
  if (field.type === "either") return parseVariant(field, context, path);
  return parseText(field, context, path);
}

const emptyValue = ({ whenEmpty }: Field) => (whenEmpty === "null" ? null : undefined);

function parseList(field: FieldWithType<"list">, context: ParseContext, path: string): unknown[] {
  const count = Number(context.values[`${path}.#`] ?? 0);
  if (!Number.isInteger(count) || count < 0 || count > field.max) {
    context.errors[path] = `list-too-long:${field.max}`;
    return [];
  }
  return Array.from({ length: count }, (_, index) =>
    parseField(field.item, context, `${path}.${index}`),
  );
}

function parseVariant(
  field: FieldWithType<"either">,
  context: ParseContext,
  path: string,
): unknown {
  const type = context.values[`${path}.type`] ?? "";
  const fields = getOwnValue(field.variants, type);
  if (fields) return { type, ...parseGroup(fields, context, `${path}.`) };
  context.errors[path] = "not-accepted";
  return undefined;
}

function parseText(field: Field, { values, errors, isDraft }: ParseContext, path: string): unknown {
  const cleaned = cleanText(values[path] ?? "");
  const isNumeric = field.type === "date" || field.type === "number";
  const trimmed = field.type === "lines" && field.keepsBlankLines ? cleaned : cleaned.trim();
  const text = isNumeric ? toLatinDigits(trimmed) : trimmed;
  if (field.type === "yes") return text === "on";
  if (text === "") {
    if (field.whenEmpty === undefined && !isDraft) errors[path] = "required";
    return field.whenEmpty === "empty" ? "" : emptyValue(field);
  }
  const error = findTextError(field, text);
  if (!error) return toStoredValue(field, text);
  if (isDraft && !/^(too|list)-long/.test(error) && isSafeInDraft(field, text))
    return toUnfinishedValue(field, text);
  errors[path] = error;
  return undefined;
}

const MAX_UNFINISHED_CHARS = 120;

/** Whether an unfinished value may stay in a draft. */
function isSafeInDraft(field: Field, text: string): boolean {
  if (field.type === "href") return !isUnsafeAddress(text);
  if (field.type === "rich") return !listRichTextLinks(parseRichText(text)).some(isUnsafeAddress);
  return text.length <= MAX_UNFINISHED_CHARS;
}

/** Keeps an unfinished value as typed, except an unknown choice. */
function toUnfinishedValue(field: Field, text: string): unknown {
  if (field.type === "rich") return parseRichText(text);
  return ["line", "href", "date", "number"].includes(field.type) ? text : emptyValue(field);
}

const MAX_RICH_TEXT_CHARS = 12_000;

function findTextError(field: Field, text: string): string | undefined {
  switch (field.type) {
    case "line":
      if (text.length > field.max) return `too-long:${field.max}`;
      return text.includes("\n") ? "one-line" : undefined;
    case "text":
      return text.length > field.max ? `too-long:${field.max}` : undefined;
    case "lines":
      return splitLines(text, field.keepsBlankLines).length > field.max
        ? `list-too-long:${field.max}`
        : undefined;
    case "rich":
      return findRichTextError(text);
    case "href":
      return isAllowedAddress(text) ? undefined : "address-refused";
    case "choice":
      return field.options.includes(text) ? undefined : "not-accepted";
    case "picture":
      return isKnownPicture(text) ? undefined : "not-accepted";
    case "film":
      return isKnownFilm(text) ? undefined : "not-accepted";
    case "focus":
      return /^(\d0|0|100),(\d0|0|100)$/.test(text) ? undefined : "not-accepted";
    case "date":
      return isCalendarDate(text) ? undefined : "date-invalid";
    case "number":
      return isNumberInRange(field, text) ? undefined : `count:${field.min},${field.max}`;
  }
}

function findRichTextError(text: string): string | undefined {
  if (text.length > MAX_RICH_TEXT_CHARS) return `too-long:${MAX_RICH_TEXT_CHARS}`;
  const doc = parseRichText(text);
  if (toPlainText(doc) === "") return "required";
  return listRichTextLinks(doc).every(isAllowedAddress) ? undefined : "address-refused";
}

/** A library reference is checked when the data is saved (check-media.server.ts). */
function isKnownPicture(name: string): boolean {
  if (isLibraryReference(name)) return true;
  return (pictureNames as string[]).includes(name) || /^testimonial-([1-9]|10)$/.test(name);
}

function isKnownFilm(name: string): boolean {
  return isLibraryReference(name) || Object.hasOwn(films, name);
}

function isNumberInRange({ min, max }: FieldWithType<"number">, text: string): boolean {
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function toStoredValue(field: Field, text: string): unknown {
  if (field.type === "rich") return parseRichText(text);
  if (field.type === "lines") return splitLines(text, field.keepsBlankLines);
  if (field.type === "number") return Number(text);
  if (field.type !== "focus") return text;
  const [x, y] = text.split(",").map(Number);
  return { x, y };
}

function splitLines(text: string, keepsBlankLines = false): string[] {
  const lines = text.split("\n").map((each) => each.trim());
  return keepsBlankLines ? lines : lines.filter(Boolean);
}
