/** Areas of one person, and addresses that do something or are heavy. */
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
    // A question is for the one who asks. As an address, "/*\\?*" is also every page without a question. The
    // details of a formation are fetched by the page itself (app/client/site/course-details.ts).
    { not: { selector_matches: "[href*='?'],[download],[target=_blank],[data-details]" } },
  ],
};

/**
 * Which pages a browser may fetch before a click (Speculation Rules, WICG), as the text of a script
 * that the policy allows by its hash. A page is fetched when the pointer rests on its link. On a
 * telephone there is no such moment but the touch itself; the browser's own guess there would spend
 * data on pages nobody opens.
 */
export function speculationRules(pointer: "mouse" | "finger"): string {
  const eagerness = pointer === "mouse" ? "moderate" : "conservative";
  return JSON.stringify({ prefetch: [{ source: "document", where, eagerness }] });
}
