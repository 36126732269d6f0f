import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSourceFiles } from "#tests/support/source-files.ts";

/** Our code without comments, which may name what the code may not call. */
const sources = listSourceFiles()
  .filter((path) => /^(app|server|dev-database|tools)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({
    path,
    code: readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
  }));
const listFilesWith = (pattern: RegExp) =>
  sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);

test("better-auth: is called through its HTTP handler only (decision 0008)", () => {
  // `api` skips the rate limits and the origin check, and reads the session in its own way.
  expect(listFilesWith(/\bapi\.(getSession|listSessions|sign\w+)\b|\bauth\.api\b/i)).toEqual([]);
  expect(listFilesWith(/\bapi\b[^=\n]*\} = (await )?(getAuth|auth)/)).toEqual([]);
  expect(listFilesWith(/["'`/](get-session|list-sessions)\b/)).toEqual([]);
  expect(listFilesWith(/\.handler\(/)).toEqual([
    "app/features/auth/library/call-auth-handler.server.ts",
  ]);
});

test("session cookie: is read in one file (app/features/auth/sessions)", () => {
  const folder = "app/features/auth/sessions";
  expect(listFilesWith(/"session_token"/).toSorted()).toEqual([
    `${folder}/cookie-session.server.ts`,
    // Its name only.
    "app/platform/cookies.ts",
  ]);
  expect(listFilesWith(/\bgetSessionHash\(/).toSorted()).toEqual([
    "app/features/auth/session.server.ts",
    `${folder}/cookie-session.server.ts`,
    `${folder}/current-session.server.ts`,
  ]);
});

test("APP_SECRET: is read from the settings in one file (app/platform/secret-key.server.ts)", () => {
  expect(listFilesWith(/config\(\)\.(secret|previousSecret)\b/)).toEqual([
    "app/platform/secret-key.server.ts",
  ]);
  expect(listFilesWith(/\{[^}=]*\b(secret|previousSecret)\b[^}]*\} = config\(\)/)).toEqual([
    "app/platform/secret-key.server.ts",
  ]);
});
