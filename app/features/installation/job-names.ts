/** Queued when an administrator allowed a sweep; also every night. */
export const REMOVALS_DUE = { name: "removals.due" };

/** Queued when this installation took a store over. */
export const STORE_TAKEN_OVER = { name: "store.taken-over" };
