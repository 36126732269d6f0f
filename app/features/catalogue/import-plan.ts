import { blank, type CatalogueKind, changedIn, type Values } from "./fields.ts";
import type { Fault, FileLine } from "./import-reading.ts";
import { cleaned, faultsIn } from "./written.ts";

/** One university or formation as a file would leave it; `before` is null for a new one. */
export type Change = {
  line: number;
  id: string;
  version: number;
  before: Values | null;
  after: Values;
};

/** What a file would change. What it does not name stays as it is. */
export type Plan = {
  changes: Change[];
  unchanged: number;
  absent: number;
  /** Degrees that no formation of the catalogue had: perhaps misspelt. */
  degrees: { line: number; degree: string }[];
};

type Known = { id: string; version: number; values: Values };

/** What the lines of a file would do to what is there, and every fault of what they say. */
export function planOf(
  kind: CatalogueKind,
  lines: FileLine[],
  { items, universities }: { items: Known[]; universities: ReadonlySet<string> },
): { plan: Plan; faults: Fault[] } {
  const known = new Map(items.map((item) => [item.id, item]));
  const degrees = new Set(items.map(({ values }) => values.degree ?? ""));
  const plan: Plan = { changes: [], unchanged: 0, absent: 0, degrees: [] };
  const faults: Fault[] = [];
  for (const { line, id, typed } of lines) {
    const item = known.get(id);
    const before = item?.values ?? null;
    const after = { ...(before ?? blank(kind)), ...cleaned(kind, typed) };
    if (before && Object.keys(changedIn(kind, before, after)).length === 0) {
      plan.unchanged += 1;
      continue;
    }
    const wrong = Object.entries(faultsIn(kind, after, universities));
    const told = wrong.filter(([column]) => before || typed[column] !== undefined);
    // A new one needs columns that this file has not: its identifier was rather misspelt.
    if (told.length < wrong.length)
      faults.push({ line, column: "id", reason: "identifier-unknown", written: id });
    for (const [column, reason] of told)
      faults.push({ line, column, reason, written: typed[column] ?? "" });
    plan.changes.push({ line, id, version: item?.version ?? 0, before, after });
    const { degree = "" } = after;
    if (degree && !degrees.has(degree)) plan.degrees.push({ line, degree });
  }
  const named = new Set(lines.map(({ id }) => id));
  plan.absent = items.filter(({ id }) => !named.has(id)).length;
  return { plan, faults };
}
