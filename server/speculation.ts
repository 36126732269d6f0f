import type { IncomingMessage, ServerResponse } from "node:http";

/** Where browsers find which pages they may fetch before a click (Speculation Rules, WICG). */
export const SPECULATION_PATH = "/speculation.json";

/** Areas of one person, and addresses that do something or are heavy. */
const never = [
  ...[
    "/espace-etudiant",
    "/administration",
    "/connexion/*",
    "/accord/*",
    "/demo",
    "/panier",
  ].flatMap((path) => [`${path}*`, `/en${path}*`]),
  "/api/*",
  "/fichiers/*",
];

/**
 * A page is fetched when the pointer rests on its link. On a telephone there is no such moment but
 * the touch itself; the browsers' own guess there would spend data on pages nobody opens.
 */
export function sendSpeculationRules(req: IncomingMessage, res: ServerResponse): void {
  const phone = req.headers["sec-ch-ua-mobile"] === "?1";
  const where = {
    and: [
      { href_matches: "/*" },
      { not: { href_matches: never } },
      { not: { href_matches: "/*\\?*" } },
      // The details of a formation are fetched by the page itself (app/enhance/course-details.ts).
      { not: { selector_matches: "[download],[target=_blank],[data-details]" } },
    ],
  };
  const prefetch = savesData(req)
    ? []
    : [{ source: "document", where, eagerness: phone ? "conservative" : "moderate" }];
  res.setHeader("Cache-Control", "private, max-age=3600");
  res.setHeader("Vary", "Sec-CH-UA-Mobile, Save-Data");
  res.writeHead(200, { "Content-Type": "application/speculationrules+json" });
  res.end(JSON.stringify({ prefetch }));
}

/** The switch at the foot of our pages; where it was not touched, the browser's own data saver. */
export function savesData({ headers }: IncomingMessage): boolean {
  const chosen = /(?:^|; )saver=(on|off)/.exec(headers.cookie ?? "")?.[1];
  return chosen ? chosen === "on" : headers["save-data"] === "on";
}
