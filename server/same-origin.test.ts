import { expect, test } from "vitest";
import { isSameOriginRequest, isSignedPath } from "./same-origin.ts";

const HERE = "https://www.ecole.example";

const accepted: Record<string, string>[] = [
  { origin: HERE },
  { origin: HERE, "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "same-origin" },
];

const refused: Record<string, string>[] = [
  {},
  { origin: "null" },
  { origin: "" },
  { origin: "https://evil.example" },
  { origin: "https://www.ecole.example.evil.example" },
  { origin: "https://ecole.example" },
  { origin: "http://www.ecole.example" },
  { origin: "https://www.ecole.example:8443" },
  { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none" },
  { host: "www.ecole.example", "x-forwarded-host": "www.ecole.example" },
  { referer: `${HERE}/contacts` },
];

test.for(["POST", "PUT", "PATCH", "DELETE", "QUERY", ""])(
  "isSameOriginRequest: accepts %s only from our own pages",
  (method) => {
    for (const headers of accepted)
      expect(isSameOriginRequest(method, headers, HERE), JSON.stringify(headers)).toBe(true);
    for (const headers of refused)
      expect(isSameOriginRequest(method, headers, HERE), JSON.stringify(headers)).toBe(false);
  },
);

test.for(["GET", "HEAD", "OPTIONS"])("isSameOriginRequest: accepts %s from anywhere", (method) => {
  for (const headers of refused) expect(isSameOriginRequest(method, headers, HERE)).toBe(true);
});

test("isSignedPath: accepts the callbacks and signed addresses, and no other path", () => {
  const link = `eyJ0byI6InN0b3AifQ.${"a".repeat(43)}`;
  const known = ["/rappels/facebook", "/rappels/courriel", "/rappels/whatsapp"];
  const exchange = `/echange/${"b".repeat(43)}`;
  for (const path of [...known, `/courriels/${link}`, `/en/courriels/${link}`, `/en${exchange}`])
    expect(isSignedPath(path), path).toBe(true);
  const others = [
    "/rappels",
    "/courriels/x",
    `/courriels/${link}.data`,
    `/x/courriels/${link}`,
    `${exchange}c`,
  ];
  for (const path of [...others, `/courriels/${link}/x`, "/connexion"])
    expect(isSignedPath(path), path).toBe(false);
});
