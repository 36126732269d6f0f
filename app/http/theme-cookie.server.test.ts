import { expect, test } from "vitest";
import { createThemeCookie, getTheme } from "./theme-cookie.server.ts";

const buildRequest = (cookie: string, origin = "http://localhost") =>
  new Request(`${origin}/espace-etudiant/compte`, { headers: { cookie } });

test.each([
  ["theme=dark", "dark"],
  ["here=student~Awa; theme=light", "light"],
  ["", ""],
  ["theme=", ""],
  ["theme=blue", ""],
  ["other-theme=dark", ""],
])("getTheme: cookie %j gives %j", (cookie, theme) => {
  expect(getTheme(buildRequest(cookie))).toBe(theme);
});

test("createThemeCookie: stores a theme for a year, Secure on https, and deletes the cookie for the system's", () => {
  expect(createThemeCookie(buildRequest(""), "dark")).toBe(
    "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax",
  );
  expect(createThemeCookie(buildRequest("", "https://ecole.example"), "light")).toMatch(
    /; Secure$/,
  );
  expect(createThemeCookie(buildRequest("theme=dark"), "")).toMatch(/^theme=; Path=\/; Max-Age=0;/);
});
