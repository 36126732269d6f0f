import type { IncomingMessage } from "node:http";
import { describe, expect, it, test } from "vitest";
import {
  findHostRefusal,
  findRequestRefusal,
  isSameOriginRequest,
  isSignedPath,
} from "./request-checks.ts";

const getRefusal = (host: string, origin?: string) =>
  findHostRefusal({ headers: { host } }, origin ? new URL(origin) : undefined);

describe("findHostRefusal", () => {
  it.each([
    ["https://ecole.example", "ecole.example"],
    ["https://ecole.example", "ECOLE.Example"],
    ["https://ecole.example", "ecole.example:443"],
    ["http://ecole.example", "Ecole.example:80"],
    ["http://ecole.example:8080", "ecole.example:8080"],
  ])("accepts, for %s, the host %s", (origin, host) => {
    expect(getRefusal(host, origin)).toBeUndefined();
  });

  it.each([
    ["https://ecole.example", "ecole.example:80"],
    ["https://ecole.example", "ecole.example:8443"],
    ["https://ecole.example", "www.ecole.example"],
    ["http://ecole.example:8080", "ecole.example"],
  ])("returns 421, for %s, when the host is %s", (origin, host) => {
    expect(getRefusal(host, origin)).toBe(421);
  });

  it.each(["", "a b", "ecole.example/x", "user@ecole.example", "ecole.example:x"])(
    "returns 400 for the malformed host %j",
    (host) => {
      expect(getRefusal(host, "https://ecole.example")).toBe(400);
      expect(getRefusal(host)).toBe(400);
    },
  );

  it("accepts any host when no origin is configured", () => {
    expect(getRefusal("192.0.2.1:3000")).toBeUndefined();
  });
});

describe("findRequestRefusal", () => {
  const refusal = (method: string, url: string) =>
    findRequestRefusal({ method, url, headers: {} } as IncomingMessage);

  it.each([
    ["GET", "/about"],
    ["GET", "//about"],
    ["POST", "/contacts?a=\\b"],
  ])("accepts %s %s", (method, url) => {
    expect(refusal(method, url)).toBeUndefined();
  });

  it.each([
    ["POST", "//contacts"],
    ["GET", "/\\evil.test"],
    ["GET", "http://evil.test/"],
    ["GET", "/about%00"],
  ])("returns 400 for %s %s", (method, url) => {
    expect(refusal(method, url)).toBe(400);
  });
});

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
