import type { StorePermit } from "#app/platform/storage/store-permit.ts";

/** A permit for a test that removes from a store of its own, without the mark of an installation. */
export const testPermit = {} as StorePermit;
