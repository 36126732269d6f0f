import { data } from "react-router";
import type { ZodObject, z } from "zod";
import { PERSON_FIELD } from "#app/client/signing-in/request-headers.ts";
import { cleanText } from "#app/lib/clean-text.ts";

/** Error code by field name; messages are in i18n `errors`. */
export type FieldErrors = Record<string, string>;

/** Submitted values, to fill the form again. Files and passwords are not included. */
export type SubmittedValues = Record<string, string>;

export type ParsedForm<T> =
  | { ok: true; values: T; submitted: SubmittedValues }
  | { ok: false; errors: FieldErrors; submitted: SubmittedValues };

/**
 * Parses a form with a schema whose issue messages are error codes. Drops keys that the schema does not have, and
 * removes invisible characters from every text but passwords (`cleanText`).
 */
export async function parseForm<Schema extends ZodObject>(
  request: Request,
  schema: Schema,
): Promise<ParsedForm<z.infer<Schema>>> {
  return parseFormData(await readFormData(request), schema);
}

/**
 * Reads the form of a request and cleans every text but passwords (`cleanText`). Leaves out the user of the page, which
 * the guards have checked.
 * @throws 400 for a body that no browser sends: another content type, or an incomplete one
 */
export async function readFormData(request: Request): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (name === PERSON_FIELD) continue;
    if (typeof value === "string") cleaned.append(name, cleanField(name, value));
    else cleaned.append(name, value);
  }
  return cleaned;
}

/** Like parseForm, for a form already read. */
export function parseFormData<Schema extends ZodObject>(
  form: FormData,
  schema: Schema,
): ParsedForm<z.infer<Schema>> {
  const submitted: SubmittedValues = {};
  const input: Record<string, unknown> = {};
  for (const key of Object.keys(schema.shape)) {
    const allValues = form.getAll(key);
    const value = allValues.length > 1 ? allValues : allValues[0];
    input[key] = cleanValue(key, value);
    if (typeof value === "string" && !isPasswordField(key)) submitted[key] = value;
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, values: parsed.data, submitted };
  return { ok: false, errors: toFieldErrors(parsed.error), submitted };
}

function cleanValue(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanValue(key, item));
  if (typeof value !== "string") return value;
  return value.isWellFormed() ? cleanField(key, value) : "\u0001";
}

const isPasswordField = (name: string) => /password/i.test(name);

/** Passwords are not cleaned: only NUL, which PostgreSQL cannot store, is removed. */
function cleanField(name: string, value: string): string {
  return isPasswordField(name) ? value.normalize("NFC").replaceAll("\u0000", "") : cleanText(value);
}

function toFieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}
