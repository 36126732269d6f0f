import type { AccountDetails } from "./account.ts";

export type AccountField = keyof AccountDetails;

/** What a page showed when it was opened; a field it did not tell counts as another value. */
export type Seen = Partial<AccountDetails>;

export type StaleEdit = {
  /** Changed here and elsewhere, to different values: the person chooses. */
  disputed: AccountField[];
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
  return {
    disputed: changed.filter((field) => typed[field] !== seen[field]),
    elsewhere: changed.filter((field) => typed[field] === seen[field]),
  };
}
