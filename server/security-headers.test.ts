import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  demoRobotsHeaders,
  filePolicy,
  securityHeaders,
} from "./security-headers.ts";

const HYDRATION_SCRIPT = "(()=>{document.title})()";

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((part) => {
      const [name = "", ...values] = part.split(" ");
      return [name, values];
    }),
  );

test("contentSecurityPolicy: allows our own files and the inline scripts by hash", () => {
  const hash = createHash("sha256").update(HYDRATION_SCRIPT).digest("base64");
  expect(directives(contentSecurityPolicy({ scripts: [HYDRATION_SCRIPT] }))["script-src"]).toEqual([
    "'self'",
    `'sha256-${hash}'`,
  ]);
});

test("contentSecurityPolicy: hashes equal scripts equally and others differently", () => {
  expect(contentSecurityPolicy({ scripts: [HYDRATION_SCRIPT] })).toBe(
    contentSecurityPolicy({ scripts: [HYDRATION_SCRIPT] }),
  );
  expect(contentSecurityPolicy({ scripts: [HYDRATION_SCRIPT] })).not.toBe(
    contentSecurityPolicy({ scripts: [`${HYDRATION_SCRIPT};`] }),
  );
});

test("contentSecurityPolicy: allows no other host and no framing by other sites", () => {
  const policy = contentSecurityPolicy({ scripts: [HYDRATION_SCRIPT] });
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const all = directives(policy);
  // Only images may use data: addresses.
  const written = Object.entries(all).filter(([, sources]) => sources.includes("data:"));
  expect(written.map(([name]) => name)).toEqual(["img-src"]);
  for (const name of ["default-src", "base-uri", "object-src", "frame-ancestors"])
    expect(all[name], name).toEqual(["'none'"]);
  for (const name of ["style-src", "font-src", "connect-src", "media-src", "form-action"])
    expect(all[name], name).toEqual(["'self'"]);
});

test("filePolicy: allows our own files only", () => {
  const all = directives(filePolicy);
  expect(all["default-src"]).toEqual(["'self'"]);
  for (const name of ["base-uri", "form-action", "object-src", "frame-ancestors"])
    expect(all[name], name).toEqual(["'none'"]);
  expect(filePolicy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
});

test("contentSecurityPolicy: allows the inlined styles by hash, and no other", () => {
  const hash = createHash("sha256").update("a{b:c}").digest("base64");
  expect(directives(contentSecurityPolicy({ styles: ["a{b:c}"] }))["style-src"]).toEqual([
    "'self'",
    `'sha256-${hash}'`,
  ]);
});

test("contentSecurityPolicy: allows form redirects to configured providers only", () => {
  const policy = contentSecurityPolicy({ formTargets: ["https://accounts.google.com"] });
  expect(directives(policy)["form-action"]).toEqual(["'self'", "https://accounts.google.com"]);
});

test("securityHeaders: returns the same protections for every response", () => {
  expect(securityHeaders("policy", false)).toMatchObject({
    "Content-Security-Policy": "policy",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

test("securityHeaders: sends HSTS for a year only when the public address is https", () => {
  expect(securityHeaders("", false)).not.toHaveProperty("Strict-Transport-Security");
  const promise = securityHeaders("", true)["Strict-Transport-Security"] ?? "";
  expect(Number(/max-age=(\d+)/.exec(promise)?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(promise).toContain("includeSubDomains");
});

test("demoRobotsHeaders: returns noindex for a public demonstration only", () => {
  const expected = { "X-Robots-Tag": "noindex" };
  expect(demoRobotsHeaders(true, "demo.ecole.example")).toEqual(expected);
  expect(demoRobotsHeaders(true, "localhost.ecole.example:3000")).toEqual(expected);
  for (const here of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
    expect(demoRobotsHeaders(true, here)).toEqual({});
  expect(demoRobotsHeaders(false, "www.ecole.example")).toEqual({});
});
