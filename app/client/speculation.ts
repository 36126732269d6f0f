/** Areas of one user, and addresses that change something or are expensive. */
const NEVER_PREFETCHED = [
  ...[
    "/espace-etudiant",
    "/administration",
    "/connexion/*",
    "/accord/*",
    "/echange/*",
    "/demo",
    "/panier",
  ].flatMap((path) => [`${path}*`, `/en${path}*`]),
  "/api/*",
  "/fichiers/*",
  "/mesures",
];

const where = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: NEVER_PREFETCHED } },
    // Pages with a query string are personal. The URL pattern "/*\\?*" would also match every page without one, so a
    // selector excludes them. The page itself fetches the details of a programme (app/client/site/course-details.ts).
    { not: { selector_matches: "[href*='?'],[download],[target=_blank],[data-details]" } },
  ],
};

/**
 * Returns the rules of the pages that a browser may fetch before a click (Speculation Rules, WICG), as the text of a
 * script that the policy allows by its hash. With a mouse a page is fetched when the pointer rests on its link. With
 * a finger it is fetched at the touch itself: an earlier guess would spend data on pages that nobody opens.
 */
export function speculationRules(pointer: "mouse" | "finger"): string {
  const eagerness = pointer === "mouse" ? "moderate" : "conservative";
  return JSON.stringify({ prefetch: [{ source: "document", where, eagerness }] });
}
