import { expect, test } from "vitest";
import { createReducedDataCookie, wantsReducedData } from "./reduced-data-cookie.server.ts";

const asking = (cookie: string, saveData = "", origin = "http://localhost") =>
  new Request(`${origin}/espace-etudiant/compte`, { headers: { cookie, "save-data": saveData } });

test.each([
  ["saver=on", "", true],
  ["theme=dark; saver=slow", "", true],
  ["saver=off", "on", false],
  ["", "on", true],
  ["", "", false],
])("a browser that says %j, and %j by itself, spares data: %j", (cookie, saveData, spared) => {
  expect(wantsReducedData(asking(cookie, saveData))).toBe(spared);
});

test("both choices are kept for a year, Secure behind https", () => {
  const kept = "Path=/; Max-Age=31536000; SameSite=Lax";
  expect(createReducedDataCookie(asking(""), true)).toBe(`saver=on; ${kept}`);
  expect(createReducedDataCookie(asking("", "", "https://ecole.example"), false)).toBe(
    `saver=off; ${kept}; Secure`,
  );
});
