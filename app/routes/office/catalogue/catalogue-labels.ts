import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import type { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";

type Messages = (typeof officeCatalogueMessages)["fr"];

/** The name of a field, as its label and the head of its column say it. */
export function fieldLabel({ fields }: Messages, name: string): string {
  return getOwnValue<string>(fields, name) ?? name;
}

/** The word of an answer that is chosen from a list; any other text is its own word. */
export function optionLabel({ values }: Messages, name: string, value: string): string {
  const options = getOwnValue<Record<string, string>>(values, name);
  return (options && getOwnValue(options, value)) ?? value;
}

/** The name of a university or a formation in the language of the screen. */
export function itemName(locale: "fr" | "en", values: Record<string, string>): string {
  return (locale === "fr" ? values.nameFr : values.nameEn) ?? "";
}

export const kindFromPath = (pathname: string): CatalogueKind =>
  pathname.includes("/universites/") ? "university" : "course";

export type UniversityOption = { value: string; label: string };

/** What a field says, in words: a university by its name, nothing by a word for it. */
export function formatFieldValue(
  t: Messages,
  name: string,
  rawValue: unknown,
  universities: UniversityOption[],
): string {
  const value = String(rawValue ?? "");
  if (value === "") return t.empty;
  const university = universities.find((one) => name === "universityId" && one.value === value);
  return university?.label ?? optionLabel(t, name, value);
}
