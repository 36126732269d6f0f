/**
 * The permit to remove from the store. Only `confirmStoreOwner` gives one, after it found this installation's mark
 * there: code that removes without asking does not compile.
 */
export type StorePermit = { isStorePermit: true };
