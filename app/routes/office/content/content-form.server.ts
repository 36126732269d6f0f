import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import { changeItems, type ItemAction } from "#app/features/content/editing/form-items.ts";
import { sectionFields } from "#app/features/content/shapes/shapes.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { contentLocales } from "./content-locales.ts";
import { joinDateFields } from "./form-dates.ts";

const MAX_FORM_FIELDS = 5000;

type ContentFormInput = { intent: string; values: FieldValues; form: FormData };

/**
 * Reads the text fields and the intent of a content form. Fields beyond `MAX_FORM_FIELDS` are
 * ignored.
 */
export async function readContentForm(request: Request): Promise<ContentFormInput> {
  const form = await readFormData(request);
  const values: FieldValues = Object.create(null);
  let count = 0;
  for (const [name, value] of form)
    if (typeof value === "string" && name !== "intent" && count++ < MAX_FORM_FIELDS)
      values[name] = value;
  return {
    intent: String(form.get("intent") ?? "save"),
    values: joinDateFields({ ...values }),
    form,
  };
}

/** The fields of one language without its prefix; null when the form has no column for it. */
export function fieldsForLocale(values: FieldValues, locale: Locale): FieldValues | null {
  if (values[`${locale}.$baseVersion`] === undefined) return null;
  const localeFields = Object.entries(values).filter(([key]) => key.startsWith(`${locale}.`));
  return Object.fromEntries(localeFields.map(([key, value]) => [key.slice(3), value]));
}

/** Adds the prefix of the language to each field. */
export function prefixWithLocale(fields: Record<string, string>, locale: Locale): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [`${locale}.${key}`, value]),
  );
}

/** The form after a button that changes it without saving; null for the buttons that save. */
export function rearrangeForm(
  intent: string,
  values: FieldValues,
): { submitted: FieldValues; picking: string } | null {
  const [verb = "", path = "", page = ""] = intent.split(":");
  if (!/^(fr|en)(\.[\w-]+)*$/.test(path)) return null;
  if (verb === "open-picker")
    return { submitted: { ...values, [`${path}.$page`]: page }, picking: path };
  if (verb === "start-translation") return { submitted: startTranslation(values), picking: "" };
  if (!["add", "remove", "up", "down"].includes(verb)) return null;
  const type = values[`${path}.$newType`] ?? "";
  const sectionType = Object.hasOwn(sectionFields, type) ? type : "";
  return { submitted: changeItems(values, verb as ItemAction, path, sectionType), picking: "" };
}

/** The English column starts as a copy of the French one. */
function startTranslation(values: FieldValues): FieldValues {
  const french = fieldsForLocale(values, contentLocales[0]) ?? {};
  return { ...values, ...prefixWithLocale(french, contentLocales[1]), "en.$baseVersion": "" };
}
