import type { Locale } from "#app/i18n/locale.ts";
import { normalizeForSearch } from "#app/i18n/normalize-for-search.ts";
import { findColumn, findNearestHeading, listColumns, parseOption } from "./csv-columns.ts";
import { type CatalogueKind, type ItemValues, isIdentifier } from "./fields.ts";

/** A fault in a file. */
export type ImportFault = {
  /** As a spreadsheet numbers it; the headings are line 1. */
  line: number;
  /** The field, or the heading as written when it is unknown; "" for the whole line. */
  column: string;
  reason: string;
  /** The value in the file. */
  written: string;
};

/** A parsed line, with the columns of the file only. */
export type ImportLine = { line: number; id: string; values: ItemValues };

export type ParsedImport = { kind: CatalogueKind; lines: ImportLine[]; faults: ImportFault[] };

type UniversityItem = { id: string; values: ItemValues };

/**
 * Parses the lines of a file of universities or courses, whose kind is detected from the headings. Reports every fault of the
 * headings and of the shape of lines; the values are checked later (import-plan.ts). `locale` is the language of
 * spelling suggestions.
 */
export function parseImportLines(
  [headings = [], ...rows]: string[][],
  universities: UniversityItem[],
  locale: Locale,
): ParsedImport {
  const kind = detectKind(headings);
  const width = headings.findLastIndex((cell) => cell.trim() !== "") + 1;
  const columns = headings.slice(0, width).map((cell) => findColumn(kind, cell));
  const faults = findHeadingFaults(kind, headings.slice(0, width), columns, locale);
  if (faults.length > 0) return { kind, lines: [], faults };
  const lines: ImportLine[] = [];
  const firstLines = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    const line = index + 2;
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== "")) {
      const reason = `columns-count:${cells.length},${width}`;
      faults.push({ line, column: "", reason, written: cells.join(" ; ") });
      continue;
    }
    const values = toValues(columns, cells, universities);
    const id = (values.id ?? "").trim();
    const reason = findIdentifierFault(id, firstLines.get(id));
    if (reason) faults.push({ line, column: "id", reason, written: id });
    else lines.push({ line, id, values });
    if (!firstLines.has(id)) firstLines.set(id, line);
  }
  return { kind, lines, faults };
}

/** The kind with the most matching headings. */
function detectKind(headings: string[]): CatalogueKind {
  const count = (kind: CatalogueKind) => headings.filter((cell) => findColumn(kind, cell)).length;
  return count("university") > count("course") ? "university" : "course";
}

function findHeadingFaults(
  kind: CatalogueKind,
  headings: string[],
  columns: (string | null)[],
  locale: Locale,
): ImportFault[] {
  const faults = headings.flatMap((written, i): ImportFault[] => {
    const name = columns[i] ?? null;
    const at = { line: 1, column: written, written };
    if (name === null) {
      const nearest = findNearestHeading(locale, kind, written);
      return [{ ...at, reason: nearest ? `head-misspelt:${nearest}` : "head-unknown" }];
    }
    return columns.indexOf(name) < i ? [{ ...at, reason: "header-duplicate" }] : [];
  });
  const requiredColumn = listColumns(kind)[0] ?? "";
  if (!columns.includes(requiredColumn))
    faults.push({ line: 1, column: requiredColumn, reason: "head-missing", written: "" });
  return faults;
}

function toValues(
  columns: (string | null)[],
  cells: string[],
  universities: UniversityItem[],
): ItemValues {
  const values: ItemValues = {};
  for (const [i, name] of columns.entries()) {
    const cell = cells[i] ?? "";
    if (name === "universityId") values[name] = findUniversityId(cell, universities);
    else if (name) values[name] = parseOption(name, cell);
  }
  return values;
}

/** A university is referenced by its id, or by a name that is unique. */
function findUniversityId(cell: string, universities: UniversityItem[]): string {
  const searched = normalizeForSearch(cell);
  const sameName = universities.filter(({ values: { nameFr = "", nameEn = "" } }) =>
    [nameFr, nameEn].some((name) => normalizeForSearch(name) === searched),
  );
  const isKnownId = universities.some(({ id }) => id === cell.trim());
  return !isKnownId && sameName.length === 1 ? (sameName[0]?.id ?? cell) : cell;
}

function findIdentifierFault(id: string, firstLine: number | undefined): string | null {
  if (id === "") return "required";
  if (!isIdentifier(id)) return "slug-letters";
  return firstLine === undefined ? null : `identifier-twice:${firstLine}`;
}
