import { type CatalogueKind, diffValues, getBlankValues, type ItemValues } from "./fields.ts";
import type { ImportFault, ImportLine } from "./parse-import.ts";
import { cleanValues, validateValues } from "./validate-values.ts";

/** An item as the file would leave it; `before` is null for a new one. */
export type ImportChange = {
  line: number;
  id: string;
  version: number;
  before: ItemValues | null;
  after: ItemValues;
};

/** What a file would change. Items and fields it does not contain stay unchanged. */
export type ImportPlan = {
  changes: ImportChange[];
  unchanged: number;
  absent: number;
  /** Degrees that no course has yet: perhaps misspelt. */
  degrees: { line: number; degree: string }[];
};

type ExistingItem = { id: string; version: number; values: ItemValues };

/** Plans the changes of the parsed lines and lists every fault in their values. */
export function planImport(
  kind: CatalogueKind,
  lines: ImportLine[],
  { items, universities }: { items: ExistingItem[]; universities: ReadonlySet<string> },
): { plan: ImportPlan; faults: ImportFault[] } {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const degrees = new Set(items.map(({ values }) => values.degree ?? ""));
  const plan: ImportPlan = { changes: [], unchanged: 0, absent: 0, degrees: [] };
  const faults: ImportFault[] = [];
  for (const { line, id, values } of lines) {
    const item = itemsById.get(id);
    const before = item?.values ?? null;
    const after = { ...(before ?? getBlankValues(kind)), ...cleanValues(kind, values) };
    if (before && Object.keys(diffValues(kind, before, after)).length === 0) {
      plan.unchanged += 1;
      continue;
    }
    const errors = Object.entries(validateValues(kind, after, universities));
    const reported = errors.filter(([column]) => before || values[column] !== undefined);
    // A new item lacks required columns in this file, so its id was probably misspelt.
    if (reported.length < errors.length)
      faults.push({ line, column: "id", reason: "identifier-unknown", written: id });
    for (const [column, reason] of reported)
      faults.push({ line, column, reason, written: values[column] ?? "" });
    plan.changes.push({ line, id, version: item?.version ?? 0, before, after });
    const { degree = "" } = after;
    if (degree && !degrees.has(degree)) plan.degrees.push({ line, degree });
  }
  const importedIds = new Set(lines.map(({ id }) => id));
  plan.absent = items.filter(({ id }) => !importedIds.has(id)).length;
  return { plan, faults };
}
