import type { TypedFields } from "#app/features/content/editing/form-fields.ts";
import { changeItems, type ItemAct } from "#app/features/content/editing/form-items.ts";
import { sections } from "#app/features/content/shapes/shape-sections.ts";
import { sentForm } from "#app/http/form.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { withDates } from "./dates.ts";
import { locales } from "./languages.ts";

const MOST_FIELDS = 5000;

type ReadTyped = { act: string; typed: TypedFields; form: FormData };

/** Every text of a form and the button that sent it; what a browser adds beyond the limit is left out. */
export async function readTyped(request: Request): Promise<ReadTyped> {
  const form = await sentForm(request);
  const typed: TypedFields = Object.create(null);
  let count = 0;
  for (const [name, value] of form)
    if (typeof value === "string" && name !== "do" && count++ < MOST_FIELDS) typed[name] = value;
  return { act: String(form.get("do") ?? "save"), typed: withDates({ ...typed }), form };
}

/** The fields of one language, without its prefix; null when its column is not on the page. */
export function typedIn(typed: TypedFields, locale: Locale): TypedFields | null {
  if (typed[`${locale}.$base`] === undefined) return null;
  const own = Object.entries(typed).filter(([key]) => key.startsWith(`${locale}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(3), value]));
}

/** The same fields with the prefix of their language. */
export function prefixed(fields: Record<string, string>, locale: Locale): TypedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [`${locale}.${key}`, value]),
  );
}

/** What a button of the form changes in it without saving; null when the button saves. */
export function rearranged(
  act: string,
  typed: TypedFields,
): { typed: TypedFields; picking: string } | null {
  const [verb = "", path = "", page = ""] = act.split(":");
  if (!/^(fr|en)(\.[\w-]+)*$/.test(path)) return null;
  if (verb === "pick") return { typed: { ...typed, [`${path}.$page`]: page }, picking: path };
  if (verb === "start") return { typed: translationOf(typed), picking: "" };
  if (!["add", "remove", "up", "down"].includes(verb)) return null;
  const type = typed[`${path}.$new`] ?? "";
  const known = Object.hasOwn(sections, type) ? type : "";
  return { typed: changeItems(typed, verb as ItemAct, path, known), picking: "" };
}

/** English begins with a copy of the French, to be written over. */
function translationOf(typed: TypedFields): TypedFields {
  const french = typedIn(typed, locales[0]) ?? {};
  return { ...typed, ...prefixed(french, locales[1]), "en.$base": "" };
}
