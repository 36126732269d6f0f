import { expect, test } from "vitest";
import {
  formatErrorCode,
  getSafeTarget,
  invalidFormResponse,
  notFoundResponse,
  redirectTo,
  refusalResponse,
  requireFound,
} from "./responses.server.ts";

test("answers a thing of somebody else exactly like a thing that does not exist", () => {
  for (const nothing of [null, undefined]) {
    try {
      requireFound(nothing);
      expect.unreachable();
    } catch (answer) {
      expect(answer).toEqual(notFoundResponse());
      expect(answer).toMatchObject({ data: null, init: { status: 404, statusText: "Not Found" } });
    }
  }
});

test("passes on what exists, even when it is empty", () => {
  for (const thing of ["", 0, false, []]) expect(requireFound(thing)).toBe(thing);
});

test("answers 422 with the errors and everything that was typed", () => {
  const answer = invalidFormResponse({ lastName: "required" }, { firstName: "Awa" });
  expect(answer.init).toEqual({ status: 422 });
  expect(answer.data).toEqual({
    ok: false,
    errors: { lastName: "required" },
    typed: { firstName: "Awa" },
  });
});

test("a reason goes with the time to wait, where there is one", () => {
  expect(formatErrorCode({ reason: "too-many", retryAfter: 7 })).toBe("too-many:1");
  expect(formatErrorCode({ reason: "too-many", retryAfter: 841 })).toBe("too-many:15");
  expect(formatErrorCode({ reason: "site-busy", retryAfter: 5 })).toBe("site-busy");
});

test("answers a refusal of a room with its reason and its values", () => {
  const answer = refusalResponse({ ok: false, reason: "basket-full", limit: 15 });
  expect(answer.init).toEqual({ status: 422 });
  expect(answer.data).toMatchObject({ ok: false, reason: "basket-full", limit: 15 });
  expect(refusalResponse({ ok: false, reason: "stale" }, {}, 409).init).toEqual({ status: 409 });
});

test("sends to a page in the language of the request", () => {
  const french = redirectTo(new Request("https://e.example/contacts"), "/espace-etudiant");
  expect(french.headers.get("location")).toBe("/espace-etudiant");
  const english = redirectTo(new Request("https://e.example/en/contacts"), "/espace-etudiant");
  expect(english.headers.get("location")).toBe("/en/espace-etudiant");
});

test.for(["/espace-etudiant", "/en/espace-etudiant/compte?onglet=1", "/"])(
  "goes back to our page %s",
  (target) => {
    expect(getSafeTarget(target, "/fallback")).toBe(target);
  },
);

test.for([
  null,
  "",
  "espace-etudiant",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/page\\..\\evil",
  "https:evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\r\nSet-Cookie:x=1",
  "/é",
])("never goes to %j", (target) => {
  expect(getSafeTarget(target, "/fallback")).toBe("/fallback");
});

test("never goes to an address of eight thousand letters", () => {
  expect(getSafeTarget(`/${"a".repeat(8_000)}`, "/fallback")).toBe("/fallback");
});

test("stays with us whatever an encoded target hides", () => {
  for (const target of ["/%09/evil", "/%0d%0aSet-Cookie:x", "/%2f%2fevil.example", "/.//evil"]) {
    const found = getSafeTarget(target, "/");
    expect(new URL(found, "https://here.example").host, target).toBe("here.example");
  }
});
