import type { AccountDetails } from "./account.ts";

export type AccountField = keyof AccountDetails;

/** What a page showed when it was opened; a field it did not tell counts as another value. */
export type BaseDetails = Partial<AccountDetails>;

export type AccountConflict = {
  /** Changed here and elsewhere, to different values: the person chooses. */
  disputed: AccountField[];
  /** Changed elsewhere only: the page takes them over, and says so. */
  elsewhere: AccountField[];
};

/**
 * Compares what a page showed, what was typed on it and what is kept now. Null when the page was up to
 * date: nothing that it showed has changed since.
 */
export function findAccountConflict(
  base: BaseDetails,
  submitted: AccountDetails,
  stored: AccountDetails,
): AccountConflict | null {
  const changed = (Object.keys(submitted) as AccountField[]).filter(
    (field) => base[field] !== stored[field] && submitted[field] !== stored[field],
  );
  if (changed.length === 0) return null;
  return {
    disputed: changed.filter((field) => submitted[field] !== base[field]),
    elsewhere: changed.filter((field) => submitted[field] === base[field]),
  };
}
