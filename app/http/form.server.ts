import { data } from "react-router";
import type { ZodObject, z } from "zod";
import { cleanText } from "#app/lib/clean-text.ts";

/** A reason word for each refused field; its sentence is in i18n `errors`. */
export type FieldErrors = Record<string, string>;

/** What was typed, given back so that nothing is lost. Files and passwords are not given back. */
export type Typed = Record<string, string>;

export type ParsedForm<T> =
  | { ok: true; values: T; typed: Typed }
  | { ok: false; errors: FieldErrors; typed: Typed };

/**
 * Reads a form by a schema whose issue messages are reason words.
 * Keys the schema does not know are dropped; every text but a password is cleaned of what nobody can see (`cleanText`).
 */
export async function parseForm<S extends ZodObject>(
  request: Request,
  schema: S,
): Promise<ParsedForm<z.infer<S>>> {
  return readForm(await sentForm(request), schema);
}

/**
 * Reads the form that a page of ours sent, with every text cleaned (`cleanText`) but passwords.
 *
 * @throws 400 for what no browser sends: another kind of body, or one that breaks off.
 */
export async function sentForm(request: Request): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
  const cleaned = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") cleaned.append(name, cleanField(name, value));
    else cleaned.append(name, value);
  }
  return cleaned;
}

/** Same as parseForm, for a form already read. */
export function readForm<S extends ZodObject>(form: FormData, schema: S): ParsedForm<z.infer<S>> {
  const typed: Typed = {};
  const input: Record<string, unknown> = {};
  for (const key of Object.keys(schema.shape)) {
    const all = form.getAll(key);
    const value = all.length > 1 ? all : all[0];
    input[key] = clean(key, value);
    if (typeof value === "string" && !isPassword(key)) typed[key] = value;
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, values: parsed.data, typed };
  return { ok: false, errors: reasons(parsed.error), typed };
}

function clean(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => clean(key, one));
  if (typeof value !== "string") return value;
  return value.isWellFormed() ? cleanField(key, value) : "\u0001";
}

const isPassword = (name: string) => /password/i.test(name);

/** A password is what the person typed: only the character that PostgreSQL cannot keep is dropped. */
function cleanField(name: string, value: string): string {
  return isPassword(name) ? value.normalize("NFC").replaceAll("\u0000", "") : cleanText(value);
}

function reasons(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}
