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
