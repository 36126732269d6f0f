declare const brand: unique symbol;

/**
 * Proof that the store belongs to this installation, required to remove from it. Only `confirmStoreOwner` creates
 * one; no other module can without a cast, because the symbol is not exported.
 */
export type StorePermit = { readonly [brand]: true };
