/** Queued when an administrator allows a sweep; also runs every night. */
export const REMOVALS_DUE = { name: "removals.due" };

/** Queued when this installation takes over a store. */
export const STORE_TAKEN_OVER = { name: "store.taken-over" };
