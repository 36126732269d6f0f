import { searchable } from "#app/i18n/compare.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { answerIn, columnNamed, columnsOf, nearestHeading } from "./csv-columns.ts";
import { type CatalogueKind, isIdentifier, type Values } from "./fields.ts";

/** What is wrong at a place of a file. */
export type Fault = {
  /** As a spreadsheet numbers it; the head is 1. */
  line: number;
  /** The field, or the head as it is written when no field has it; "" for the whole line. */
  column: string;
  reason: string;
  /** What is written there. */
  written: string;
};

/** A line that could be read: only the columns that the file has. */
export type FileLine = { line: number; id: string; typed: Values };

export type FileRead = { kind: CatalogueKind; lines: FileLine[]; faults: Fault[] };

type University = { id: string; values: Values };

/**
 * Reads the lines of a file of universities or of formations: the heads say which. Every fault of the heads
 * and of the shape of lines is told; the texts themselves are not checked here. `locale` is for suggestions.
 */
export function readLines(
  [head = [], ...rest]: string[][],
  universities: University[],
  locale: Locale,
): FileRead {
  const kind = kindOf(head);
  const width = head.findLastIndex((cell) => cell.trim() !== "") + 1;
  const names = head.slice(0, width).map((cell) => columnNamed(kind, cell));
  const faults = headFaults(kind, head.slice(0, width), names, locale);
  if (faults.length > 0) return { kind, lines: [], faults };
  const lines: FileLine[] = [];
  const firsts = new Map<string, number>();
  for (const [index, cells] of rest.entries()) {
    const line = index + 2;
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== "")) {
      const reason = `columns-count:${cells.length},${width}`;
      faults.push({ line, column: "", reason, written: cells.join(" ; ") });
      continue;
    }
    const typed = typedOf(names, cells, universities);
    const id = (typed.id ?? "").trim();
    const reason = identifierFault(id, firsts.get(id));
    if (reason) faults.push({ line, column: "id", reason, written: id });
    else lines.push({ line, id, typed });
    if (!firsts.has(id)) firsts.set(id, line);
  }
  return { kind, lines, faults };
}

/** The kind whose columns the heads are, most of them. */
function kindOf(head: string[]): CatalogueKind {
  const count = (kind: CatalogueKind) => head.filter((cell) => columnNamed(kind, cell)).length;
  return count("university") > count("course") ? "university" : "course";
}

function headFaults(
  kind: CatalogueKind,
  head: string[],
  names: (string | null)[],
  locale: Locale,
): Fault[] {
  const faults = head.flatMap((written, i): Fault[] => {
    const name = names[i] ?? null;
    const at = { line: 1, column: written, written };
    if (name === null) {
      const near = nearestHeading(locale, kind, written);
      return [{ ...at, reason: near ? `head-misspelt:${near}` : "head-unknown" }];
    }
    return names.indexOf(name) < i ? [{ ...at, reason: "head-twice" }] : [];
  });
  const needed = columnsOf(kind)[0] ?? "";
  if (!names.includes(needed))
    faults.push({ line: 1, column: needed, reason: "head-missing", written: "" });
  return faults;
}

function typedOf(names: (string | null)[], cells: string[], universities: University[]): Values {
  const typed: Values = {};
  for (const [i, name] of names.entries()) {
    const cell = cells[i] ?? "";
    if (name === "universityId") typed[name] = universityIn(cell, universities);
    else if (name) typed[name] = answerIn(name, cell);
  }
  return typed;
}

/** A university is named by its identifier, or by a name that no other has. */
function universityIn(cell: string, universities: University[]): string {
  const wanted = searchable(cell);
  const named = universities.filter(({ values: { nameFr = "", nameEn = "" } }) =>
    [nameFr, nameEn].some((name) => searchable(name) === wanted),
  );
  const known = universities.some(({ id }) => id === cell.trim());
  return !known && named.length === 1 ? (named[0]?.id ?? cell) : cell;
}

function identifierFault(id: string, first: number | undefined): string | null {
  if (id === "") return "required";
  if (!isIdentifier(id)) return "slug-letters";
  return first === undefined ? null : `identifier-twice:${first}`;
}
