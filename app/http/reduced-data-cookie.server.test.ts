import { expect, test } from "vitest";
import { createReducedDataCookie, wantsReducedData } from "./reduced-data-cookie.server.ts";

const buildRequest = (cookie: string, saveData = "", origin = "http://localhost") =>
  new Request(`${origin}/espace-etudiant/compte`, { headers: { cookie, "save-data": saveData } });

test.each([
  ["saver=on", "", true],
  ["theme=dark; saver=slow", "", true],
  ["saver=off", "on", false],
  ["", "on", true],
  ["", "", false],
])("wantsReducedData: cookie %j with Save-Data %j gives %j", (cookie, saveData, isReduced) => {
  expect(wantsReducedData(buildRequest(cookie, saveData))).toBe(isReduced);
});

test("createReducedDataCookie: stores either choice for a year, Secure on https", () => {
  const attributes = "Path=/; Max-Age=31536000; SameSite=Lax";
  expect(createReducedDataCookie(buildRequest(""), true)).toBe(`saver=on; ${attributes}`);
  expect(createReducedDataCookie(buildRequest("", "", "https://ecole.example"), false)).toBe(
    `saver=off; ${attributes}; Secure`,
  );
});
