import type { FieldValues } from "#app/features/content/editing/form-fields.ts";
import { changeItems, type ItemAction } from "#app/features/content/editing/form-items.ts";
import { sectionFields } from "#app/features/content/shapes/section-fields.ts";
import { readFormData } from "#app/http/parse-form.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { contentLocales } from "./content-locales.ts";
import { joinDateFields } from "./form-dates.ts";

const MAX_FORM_FIELDS = 5000;

type ContentFormInput = { intent: string; values: FieldValues; form: FormData };

/** Every text of a form and the button that sent it; what a browser adds beyond the limit is left out. */
export async function readContentForm(request: Request): Promise<ContentFormInput> {
  const form = await readFormData(request);
  const values: FieldValues = Object.create(null);
  let count = 0;
  for (const [name, value] of form)
    if (typeof value === "string" && name !== "do" && count++ < MAX_FORM_FIELDS)
      values[name] = value;
  return { intent: String(form.get("do") ?? "save"), values: joinDateFields({ ...values }), form };
}

/** The fields of one language, without its prefix; null when its column is not on the page. */
export function fieldsForLocale(values: FieldValues, locale: Locale): FieldValues | null {
  if (values[`${locale}.$base`] === undefined) return null;
  const localeFields = Object.entries(values).filter(([key]) => key.startsWith(`${locale}.`));
  return Object.fromEntries(localeFields.map(([key, value]) => [key.slice(3), value]));
}

/** The same fields with the prefix of their language. */
export function prefixWithLocale(fields: Record<string, string>, locale: Locale): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [`${locale}.${key}`, value]),
  );
}

/** What a button of the form changes in it without saving; null when the button saves. */
export function rearrangeForm(
  intent: string,
  typed: FieldValues,
): { typed: FieldValues; picking: string } | null {
  const [verb = "", path = "", page = ""] = intent.split(":");
  if (!/^(fr|en)(\.[\w-]+)*$/.test(path)) return null;
  if (verb === "pick") return { typed: { ...typed, [`${path}.$page`]: page }, picking: path };
  if (verb === "start") return { typed: startTranslation(typed), picking: "" };
  if (!["add", "remove", "up", "down"].includes(verb)) return null;
  const type = typed[`${path}.$new`] ?? "";
  const sectionType = Object.hasOwn(sectionFields, type) ? type : "";
  return { typed: changeItems(typed, verb as ItemAction, path, sectionType), picking: "" };
}

/** English begins with a copy of the French, to be written over. */
function startTranslation(values: FieldValues): FieldValues {
  const french = fieldsForLocale(values, contentLocales[0]) ?? {};
  return { ...values, ...prefixWithLocale(french, contentLocales[1]), "en.$base": "" };
}
