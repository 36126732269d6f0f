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

test("requireFound: throws a 404 for null and undefined", () => {
  for (const missing of [null, undefined]) {
    try {
      requireFound(missing);
      expect.unreachable();
    } catch (answer) {
      expect(answer).toEqual(notFoundResponse());
      expect(answer).toMatchObject({ data: null, init: { status: 404, statusText: "Not Found" } });
    }
  }
});

test("requireFound: returns any other value, even an empty one", () => {
  for (const value of ["", 0, false, []]) expect(requireFound(value)).toBe(value);
});

test("invalidFormResponse: returns 422 with the errors and the submitted values", () => {
  const answer = invalidFormResponse({ lastName: "required" }, { firstName: "Awa" });
  expect(answer.init).toEqual({ status: 422 });
  expect(answer.data).toEqual({
    ok: false,
    errors: { lastName: "required" },
    submitted: { firstName: "Awa" },
  });
});

test("formatErrorCode: adds the minutes to wait to too-many only", () => {
  expect(formatErrorCode({ reason: "too-many", retryAfterSeconds: 7 })).toBe("too-many:1");
  expect(formatErrorCode({ reason: "too-many", retryAfterSeconds: 841 })).toBe("too-many:15");
  expect(formatErrorCode({ reason: "site-busy", retryAfterSeconds: 5 })).toBe("site-busy");
});

test("refusalResponse: returns the error code and its values, with 422 or the given status", () => {
  const answer = refusalResponse({ ok: false, reason: "basket-full", limit: 15 });
  expect(answer.init).toEqual({ status: 422 });
  expect(answer.data).toMatchObject({ ok: false, reason: "basket-full", limit: 15 });
  expect(refusalResponse({ ok: false, reason: "stale" }, {}, 409).init).toEqual({ status: 409 });
});

test("redirectTo: redirects in the language of the request", () => {
  const french = redirectTo(new Request("https://e.example/contacts"), "/espace-etudiant");
  expect(french.headers.get("location")).toBe("/espace-etudiant");
  const english = redirectTo(new Request("https://e.example/en/contacts"), "/espace-etudiant");
  expect(english.headers.get("location")).toBe("/en/espace-etudiant");
});

test.for(["/espace-etudiant", "/en/espace-etudiant/compte?onglet=1", "/"])(
  "getSafeTarget: accepts our page %s",
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
])("getSafeTarget: refuses %j", (target) => {
  expect(getSafeTarget(target, "/fallback")).toBe("/fallback");
});

test("getSafeTarget: refuses a URL of 8,000 characters", () => {
  expect(getSafeTarget(`/${"a".repeat(8_000)}`, "/fallback")).toBe("/fallback");
});

test("getSafeTarget: stays on this host for an encoded target", () => {
  for (const target of ["/%09/evil", "/%0d%0aSet-Cookie:x", "/%2f%2fevil.example", "/.//evil"]) {
    const safeTarget = getSafeTarget(target, "/");
    expect(new URL(safeTarget, "https://here.example").host, target).toBe("here.example");
  }
});
