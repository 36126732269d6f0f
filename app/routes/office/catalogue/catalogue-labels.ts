import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import type { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";

type Messages = (typeof officeCatalogueMessages)["fr"];

/** The label of a field, also used as the header of its column in files. */
export function fieldLabel({ fields }: Messages, name: string): string {
  return getOwnValue<string>(fields, name) ?? name;
}

/** The label of an option; a value without a label is returned as it is. */
export function optionLabel({ values }: Messages, name: string, value: string): string {
  const options = getOwnValue<Record<string, string>>(values, name);
  return (options && getOwnValue(options, value)) ?? value;
}

export function itemName(locale: "fr" | "en", values: Record<string, string>): string {
  return (locale === "fr" ? values.nameFr : values.nameEn) ?? "";
}

export const kindFromPath = (pathname: string): CatalogueKind =>
  pathname.includes("/universites/") ? "university" : "course";

export type UniversityOption = { value: string; label: string };

/**
 * Formats a field: a university by its name, an option by its label, an empty value as the text for
 * "empty".
 */
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
