import { expect, test } from "vitest";
import { themeCookie, themeOf } from "./theme-cookie.server.ts";

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
  expect(themeOf(asking(cookie))).toBe(theme);
});

test("the colours are kept for a year, Secure behind https; the system's own are forgotten", () => {
  expect(themeCookie(asking(""), "dark")).toBe(
    "theme=dark; Path=/; Max-Age=31536000; SameSite=Lax",
  );
  expect(themeCookie(asking("", "https://ecole.example"), "light")).toMatch(/; Secure$/);
  expect(themeCookie(asking("theme=dark"), "")).toMatch(/^theme=; Path=\/; Max-Age=0;/);
});
