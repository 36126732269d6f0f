import { searchable } from "#app/i18n/compare.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { type CatalogueKind, type ItemValues, listFields } from "./fields.ts";

/** The columns of a file: the identifier, then every field, in the order of the table. */
export function listColumns(kind: CatalogueKind): string[] {
  return ["id", ...listFields(kind).map(([name]) => name)];
}

/** The head of a column, in the language of whoever takes the file. */
export function getHeading(locale: Locale, name: string): string {
  const fields: Record<string, string> = officeCatalogueMessages[locale].fields;
  return ownValue(fields, name) ?? name;
}

/** One line of a file: answers of lists are words. */
export function toCells(
  locale: Locale,
  kind: CatalogueKind,
  { id, values }: { id: string; values: ItemValues },
): string[] {
  return listColumns(kind).map((name) => {
    if (name === "id") return id;
    const value = values[name] ?? "";
    return ownValue(getOptionLabels(locale, name), value) ?? value;
  });
}

/** The answers of a list in words; empty for a field that is no list. */
export function getOptionLabels(locale: Locale, name: string): Record<string, string> {
  const values: Record<string, Record<string, string>> = officeCatalogueMessages[locale].values;
  return values[name] ?? {};
}

/** The answer that a cell says, in either language or by its own word; the cell itself when none does. */
export function parseOption(name: string, cell: string): string {
  for (const locale of locales)
    for (const [value, label] of Object.entries(getOptionLabels(locale, name)))
      if (searchable(label) === searchable(cell) || value === cell.trim()) return value;
  return cell;
}

/** The field whose column has this head, in either language or by its name; null for none. */
export function findColumn(kind: CatalogueKind, heading: string): string | null {
  const searched = searchable(heading);
  const listHeadings = (name: string) => [
    name,
    ...locales.map((locale) => getHeading(locale, name)),
  ];
  return (
    listColumns(kind).find((name) =>
      listHeadings(name).some((one) => searchable(one) === searched),
    ) ?? null
  );
}

/** The head, in a language, that was probably meant by one that is misspelt; null when none is near. */
export function findNearestHeading(
  locale: Locale,
  kind: CatalogueKind,
  heading: string,
): string | null {
  const nearest = listColumns(kind)
    .map((name) => getHeading(locale, name))
    .map((head) => ({ head, far: editDistance(searchable(head), searchable(heading)) }))
    .toSorted((left, right) => left.far - right.far)[0];
  return nearest && nearest.far <= Math.min(3, heading.length / 3) ? nearest.head : null;
}

/** How many letters must be written, left out or put for another (Levenshtein). */
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
