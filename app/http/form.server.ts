import { data } from "react-router";
import type { ZodObject, z } from "zod";

/** A reason word for each refused field; its sentence is in i18n `errors`. */
export type FieldErrors = Record<string, string>;

/** What was typed, given back so that nothing is lost. Files and passwords are not given back. */
export type Typed = Record<string, string>;

export type ParsedForm<T> =
  | { ok: true; values: T; typed: Typed }
  | { ok: false; errors: FieldErrors; typed: Typed };

/**
 * Reads a form by a schema whose issue messages are reason words.
 * Keys the schema does not know are dropped; every text is normalised (NFC) and refused when it holds
 * a character PostgreSQL cannot keep.
 */
export async function parseForm<S extends ZodObject>(
  request: Request,
  schema: S,
): Promise<ParsedForm<z.infer<S>>> {
  return readForm(await sentForm(request), schema);
}

/** What a page of ours sent. 400 for what no browser sends: another kind of body, or one that breaks off. */
export async function sentForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
}

/** Same as parseForm, for a form already read. */
export function readForm<S extends ZodObject>(form: FormData, schema: S): ParsedForm<z.infer<S>> {
  const typed: Typed = {};
  const input: Record<string, unknown> = {};
  for (const key of Object.keys(schema.shape)) {
    const all = form.getAll(key);
    const value = all.length > 1 ? all : all[0];
    input[key] = clean(value);
    if (typeof value === "string" && !/password/i.test(key)) typed[key] = value;
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, values: parsed.data, typed };
  return { ok: false, errors: reasons(parsed.error), typed };
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== "string") return value;
  return value.isWellFormed() ? value.normalize("NFC").replaceAll("\u0000", "") : "\u0001";
}

function reasons(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}
