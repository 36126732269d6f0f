import { searchable } from "#app/i18n/compare.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { officeCatalogueMessages } from "#app/i18n/office-catalogue.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { type CatalogueKind, fieldList, type Values } from "./fields.ts";

/** The columns of a file: the identifier, then every field, in the order of the table. */
export function columnsOf(kind: CatalogueKind): string[] {
  return ["id", ...fieldList(kind).map(([name]) => name)];
}

/** The head of a column, in the language of whoever takes the file. */
export function headingOf(locale: Locale, name: string): string {
  const fields: Record<string, string> = officeCatalogueMessages[locale].fields;
  return ownValue(fields, name) ?? name;
}

/** One line of a file: answers of lists are words. */
export function cellsOf(
  locale: Locale,
  kind: CatalogueKind,
  { id, values }: { id: string; values: Values },
): string[] {
  return columnsOf(kind).map((name) => {
    if (name === "id") return id;
    const value = values[name] ?? "";
    return ownValue(answersOf(locale, name), value) ?? value;
  });
}

/** The answers of a list in words; empty for a field that is no list. */
export function answersOf(locale: Locale, name: string): Record<string, string> {
  const values: Record<string, Record<string, string>> = officeCatalogueMessages[locale].values;
  return values[name] ?? {};
}

/** The answer that a cell says, in either language or by its own word; the cell itself when none does. */
export function answerIn(name: string, cell: string): string {
  for (const locale of locales)
    for (const [value, word] of Object.entries(answersOf(locale, name)))
      if (searchable(word) === searchable(cell) || value === cell.trim()) return value;
  return cell;
}

/** The field whose column has this head, in either language or by its name; null for none. */
export function columnNamed(kind: CatalogueKind, heading: string): string | null {
  const wanted = searchable(heading);
  const heads = (name: string) => [name, ...locales.map((locale) => headingOf(locale, name))];
  return (
    columnsOf(kind).find((name) => heads(name).some((one) => searchable(one) === wanted)) ?? null
  );
}

/** The head, in a language, that was probably meant by one that is misspelt; null when none is near. */
export function nearestHeading(
  locale: Locale,
  kind: CatalogueKind,
  heading: string,
): string | null {
  const near = columnsOf(kind)
    .map((name) => headingOf(locale, name))
    .map((head) => ({ head, far: distance(searchable(head), searchable(heading)) }))
    .toSorted((one, other) => one.far - other.far)[0];
  return near && near.far <= Math.min(3, heading.length / 3) ? near.head : null;
}

/** How many letters must be written, left out or put for another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries())
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
