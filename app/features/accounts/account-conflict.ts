import type { AccountDetails } from "./account.ts";

export type AccountField = keyof AccountDetails;

/** The details that the page loaded. A missing field counts as different. */
export type BaseDetails = Partial<AccountDetails>;

export type AccountConflict = {
  /** Changed to different values here and elsewhere: the user chooses. */
  conflicting: AccountField[];
  /** Changed elsewhere only: the page takes the new value and says so. */
  changedElsewhere: AccountField[];
};

/**
 * Three-way comparison of what the page loaded, what it submits and what is stored. Null when no field that it loaded
 * has changed since, or only to the submitted value.
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
    conflicting: changed.filter((field) => submitted[field] !== base[field]),
    changedElsewhere: changed.filter((field) => submitted[field] === base[field]),
  };
}
