import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  demoRobotsHeaders,
  filePolicy,
  securityHeaders,
} from "./security-headers.ts";

const WAKE = "(()=>{document.title})()";

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((part) => {
      const [name = "", ...values] = part.split(" ");
      return [name, values];
    }),
  );

test("allows no script but our files and the inline scripts, by their hashes", () => {
  const hash = createHash("sha256").update(WAKE).digest("base64");
  expect(directives(contentSecurityPolicy({ scripts: [WAKE] }))["script-src"]).toEqual([
    "'self'",
    `'sha256-${hash}'`,
  ]);
});

test("gives another hash to another script, and the same one to the same script", () => {
  expect(contentSecurityPolicy({ scripts: [WAKE] })).toBe(
    contentSecurityPolicy({ scripts: [WAKE] }),
  );
  expect(contentSecurityPolicy({ scripts: [WAKE] })).not.toBe(
    contentSecurityPolicy({ scripts: [`${WAKE};`] }),
  );
});

test("asks nothing of another host, and lets no other site frame us", () => {
  const policy = contentSecurityPolicy({ scripts: [WAKE] });
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const all = directives(policy);
  // Only a picture may be written inside its page.
  const written = Object.entries(all).filter(([, sources]) => sources.includes("data:"));
  expect(written.map(([name]) => name)).toEqual(["img-src"]);
  for (const name of ["default-src", "base-uri", "object-src", "frame-ancestors"])
    expect(all[name], name).toEqual(["'none'"]);
  for (const name of ["style-src", "font-src", "connect-src", "media-src", "form-action"])
    expect(all[name], name).toEqual(["'self'"]);
});

test("a file asks for our own files alone, and makes no page", () => {
  const all = directives(filePolicy);
  expect(all["default-src"]).toEqual(["'self'"]);
  for (const name of ["base-uri", "form-action", "object-src", "frame-ancestors"])
    expect(all[name], name).toEqual(["'none'"]);
  expect(filePolicy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
});

test("allows the styles that a page carries, and no other", () => {
  const hash = createHash("sha256").update("a{b:c}").digest("base64");
  expect(directives(contentSecurityPolicy({ styles: ["a{b:c}"] }))["style-src"]).toEqual([
    "'self'",
    `'sha256-${hash}'`,
  ]);
});

test("lets a form lead only to the providers that are configured", () => {
  const policy = contentSecurityPolicy({ formTargets: ["https://accounts.google.com"] });
  expect(directives(policy)["form-action"]).toEqual(["'self'", "https://accounts.google.com"]);
});

test("puts the same guards on every answer", () => {
  expect(securityHeaders("policy", false)).toMatchObject({
    "Content-Security-Policy": "policy",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

test("promises https for a year only where the public address is https", () => {
  expect(securityHeaders("", false)).not.toHaveProperty("Strict-Transport-Security");
  const promise = securityHeaders("", true)["Strict-Transport-Security"] ?? "";
  expect(Number(/max-age=(\d+)/.exec(promise)?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(promise).toContain("includeSubDomains");
});

test("a demonstration that others can reach is kept out of search engines, a school's site is not", () => {
  const kept = { "X-Robots-Tag": "noindex" };
  expect(demoRobotsHeaders(true, "demo.ecole.example")).toEqual(kept);
  expect(demoRobotsHeaders(true, "localhost.ecole.example:3000")).toEqual(kept);
  for (const here of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
    expect(demoRobotsHeaders(true, here)).toEqual({});
  expect(demoRobotsHeaders(false, "www.ecole.example")).toEqual({});
});
