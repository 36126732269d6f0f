import type { AccountDetails } from "./account.ts";

export type AccountField = keyof AccountDetails;

/** What a page showed when it was opened; a field it did not tell counts as another value. */
export type Seen = Partial<AccountDetails>;

/** The fields that may hold two different answers; the others are one of two values. */
export const disputable = ["firstName", "lastName", "phone"] as const;
export type Disputable = (typeof disputable)[number];

export type StaleEdit = {
  /** Changed here and elsewhere, to different values: the person chooses. */
  disputed: Disputable[];
  /** Changed elsewhere only: the page takes them over, and says so. */
  elsewhere: AccountField[];
};

/**
 * Compares what a page showed, what was typed on it and what is kept now. Null when the page was up to
 * date: nothing that it showed has changed since.
 */
export function staleEdit(
  seen: Seen,
  typed: AccountDetails,
  kept: AccountDetails,
): StaleEdit | null {
  const changed = (Object.keys(typed) as AccountField[]).filter(
    (field) => seen[field] !== kept[field] && typed[field] !== kept[field],
  );
  if (changed.length === 0) return null;
  const disputed = disputable.filter(
    (field) => changed.includes(field) && typed[field] !== seen[field],
  );
  const elsewhere = changed.filter((field) => !disputed.some((one) => one === field));
  return { disputed, elsewhere };
}
