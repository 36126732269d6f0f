import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { findHostRefusal, findRequestRefusal } from "./refusals.ts";

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
