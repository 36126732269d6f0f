import type { SchoolLevel } from "./level.ts";
import type { Format, Rhythm, Site } from "./offering.ts";

/** Different currencies, which are never converted or added to each other. */
export const currencies = ["XOF", "XAF", "CAD"] as const;
export type Currency = (typeof currencies)[number];

export const feeKinds = [
  "application",
  "registration",
  "deposit",
  "tuition",
  "assessment",
  "credit",
  "hour",
  "exam",
  "uniform",
  "books",
  "other",
] as const;
export type FeeKind = (typeof feeKinds)[number];

export const feePeriods = ["once", "year", "term", "month", "credit", "hour"] as const;
export type FeePeriod = (typeof feePeriods)[number];

/** What an amount is for: null means every place, intake, class, rhythm or format. */
export type FeeScope = {
  site: Site | null;
  intakeId: string | null;
  level: SchoolLevel | null;
  rhythm: Rhythm | null;
  format: Format | null;
};

export type FeeItem = FeeScope & {
  id: string;
  kind: FeeKind;
  /** Null: the name of the kind. */
  labelFr: string | null;
  labelEn: string | null;
  /** In the smallest unit of the currency: francs, or cents of a dollar. */
  amountMinor: number;
  currency: Currency;
  per: FeePeriod;
  /** The lowest amount of several. */
  isFrom: boolean;
  position: number;
};

const scopeFields = ["site", "intakeId", "level", "rhythm", "format"] as const;

const countScopes = (item: FeeItem) => scopeFields.filter((field) => item[field] !== null).length;

/** Items with one of these keys are amounts for the same thing. */
const getKey = ({ kind, currency, labelFr, per }: FeeItem) =>
  [kind, currency, labelFr ?? "", per].join(" ");

/**
 * Selects the amounts for a place, in the order of the staff. Of several amounts for the same thing the most specific
 * counts: one for a class before one for every class. What the place leaves open (null) has only general amounts.
 */
export function selectFees(place: FeeScope, items: FeeItem[]): FeeItem[] {
  const byKey = new Map<string, FeeItem>();
  const applying = items.filter((item) =>
    scopeFields.every((field) => item[field] === null || item[field] === place[field]),
  );
  for (const item of applying.toSorted(compareFees)) {
    const other = byKey.get(getKey(item));
    if (!other || countScopes(item) > countScopes(other)) byKey.set(getKey(item), item);
  }
  return [...byKey.values()].sort(compareFees);
}

const compareFees = (one: FeeItem, other: FeeItem) =>
  one.position - other.position || (one.id < other.id ? -1 : 1);

/** Adds up amounts, each currency by itself, in its smallest unit. */
export function sumFees(items: Pick<FeeItem, "amountMinor" | "currency">[]): Map<Currency, number> {
  const totals = new Map<Currency, number>();
  for (const { currency, amountMinor } of items)
    totals.set(currency, (totals.get(currency) ?? 0) + amountMinor);
  return totals;
}

/** One thing that is paid, for a range of classes, at each campus. */
export type FeeRow = {
  kind: FeeKind;
  labelFr: string | null;
  labelEn: string | null;
  per: FeePeriod;
  rhythm: Rhythm | null;
  format: Format | null;
  /** Null: every class. */
  levels: SchoolLevel[] | null;
  amounts: Pick<FeeItem, "amountMinor" | "currency" | "isFrom">[];
};

/** Groups amounts into the rows of a table: a row has the amount of each currency, and classes with equal amounts share one. */
export function groupFees(items: FeeItem[]): FeeRow[] {
  const byLevel = Map.groupBy(items.toSorted(compareFees), (item) =>
    [getPlainKey(item), item.level ?? ""].join(" "),
  );
  const rows = new Map<string, FeeRow>();
  for (const group of byLevel.values()) {
    const [first] = group;
    if (!first) continue;
    const amounts = currencies.flatMap((currency) =>
      group
        .filter((item) => item.currency === currency)
        .slice(0, 1)
        .map(({ amountMinor, isFrom }) => ({ amountMinor, currency, isFrom })),
    );
    const key = [getPlainKey(first), first.level === null, JSON.stringify(amounts)].join(" ");
    const row = rows.get(key);
    if (row?.levels && first.level) row.levels.push(first.level);
    else {
      const { kind, labelFr, labelEn, per, rhythm, format, level } = first;
      const levels = level ? [level] : null;
      rows.set(key, { kind, labelFr, labelEn, per, rhythm, format, levels, amounts });
    }
  }
  return [...rows.values()];
}

const getPlainKey = ({ kind, labelFr, per, rhythm, format }: FeeItem) =>
  [kind, labelFr ?? "", per, rhythm ?? "", format ?? ""].join(" ");
