/** Queued with an edition whose files are to be made; `making.server.ts` does it. */
export const MEDIUM_GIVEN = { name: "medium.given" };
