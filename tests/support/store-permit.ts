import type { StorePermit } from "#app/platform/storage/store-permit.ts";

/** A permit for tests that remove from a store of their own, without an installation's marker. */
export const testPermit = {} as StorePermit;
