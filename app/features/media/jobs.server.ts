/** Queued with an edition whose files are to be made; `making.server.ts` does it. */
export const MEDIUM_VERSION_ADDED = { name: "medium.given" };
