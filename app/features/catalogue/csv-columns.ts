import { type Locale, locales } from "#app/i18n/locale.ts";
import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { type CatalogueKind, type ItemValues, listFields } from "./fields.ts";
import { officeCatalogueMessages } from "./messages/office-catalogue.ts";

/** The columns of a file: the id, then every field. */
export function listColumns(kind: CatalogueKind): string[] {
  return ["id", ...listFields(kind).map(([name]) => name)];
}

/** The heading of a column in a language. */
export function getHeading(locale: Locale, name: string): string {
  const fields: Record<string, string> = officeCatalogueMessages[locale].fields;
  return getOwnValue(fields, name) ?? name;
}

/** The cells of an item; choices are written as labels. */
export function toCells(
  locale: Locale,
  kind: CatalogueKind,
  { id, values }: { id: string; values: ItemValues },
): string[] {
  return listColumns(kind).map((name) => {
    if (name === "id") return id;
    const value = values[name] ?? "";
    return getOwnValue(getOptionLabels(locale, name), value) ?? value;
  });
}

/** The labels of a choice; {} for other fields. */
export function getOptionLabels(locale: Locale, name: string): Record<string, string> {
  const values: Record<string, Record<string, string>> = officeCatalogueMessages[locale].values;
  return values[name] ?? {};
}

/** The choice that a cell means, by its label in either language or its value; otherwise the cell itself. */
export function parseOption(name: string, cell: string): string {
  for (const locale of locales)
    for (const [value, label] of Object.entries(getOptionLabels(locale, name)))
      if (normalizeForSearch(label) === normalizeForSearch(cell) || value === cell.trim())
        return value;
  return cell;
}

/** The field of a heading in either language, or by its name; null for none. */
export function findColumn(kind: CatalogueKind, heading: string): string | null {
  const searched = normalizeForSearch(heading);
  const listHeadings = (name: string) => [
    name,
    ...locales.map((locale) => getHeading(locale, name)),
  ];
  return (
    listColumns(kind).find((name) =>
      listHeadings(name).some((one) => normalizeForSearch(one) === searched),
    ) ?? null
  );
}

/** The heading that a misspelt one probably meant; null when none is close. */
export function findNearestHeading(
  locale: Locale,
  kind: CatalogueKind,
  heading: string,
): string | null {
  const nearest = listColumns(kind)
    .map((name) => getHeading(locale, name))
    .map((head) => ({
      head,
      far: editDistance(normalizeForSearch(head), normalizeForSearch(heading)),
    }))
    .toSorted((left, right) => left.far - right.far)[0];
  return nearest && nearest.far <= Math.min(3, heading.length / 3) ? nearest.head : null;
}

/** The Levenshtein distance. */
function editDistance(source: string, target: string): number {
  let row = Array.from({ length: target.length + 1 }, (_, i) => i);
  for (const [i, sourceChar] of [...source].entries()) {
    const next = [i + 1];
    for (const [j, targetChar] of [...target].entries())
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (sourceChar === targetChar ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
