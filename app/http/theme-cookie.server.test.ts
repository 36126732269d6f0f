import { expect, test } from "vitest";
import { createThemeCookie, getTheme } from "./theme-cookie.server.ts";

const asking = (cookie: string, origin = "http://localhost") =>
  new Request(`${origin}/espace-etudiant/compte`, { headers: { cookie } });

test.each([
  ["theme=dark", "dark"],
  ["here=student~Awa; theme=light", "light"],
  ["", ""],
  ["theme=", ""],
  ["theme=blue", ""],
  ["other-theme=dark", ""],
])("a browser that says %j wants %j", (cookie, theme) => {
  expect(getTheme(asking(cookie))).toBe(theme);
});

test("the colours are kept for a year, Secure behind https; the system's own are forgotten", () => {
  expect(createThemeCookie(asking(""), "dark")).toBe(
    "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax",
  );
  expect(createThemeCookie(asking("", "https://ecole.example"), "light")).toMatch(/; Secure$/);
  expect(createThemeCookie(asking("theme=dark"), "")).toMatch(/^theme=; Path=\/; Max-Age=0;/);
});
