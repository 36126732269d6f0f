declare const brand: unique symbol;

/**
 * The permit to remove from the store. Only `confirmStoreOwner` gives one, after it found this installation's mark
 * there. No other module can write one without a cast: the symbol is not exported.
 */
export type StorePermit = { readonly [brand]: true };
