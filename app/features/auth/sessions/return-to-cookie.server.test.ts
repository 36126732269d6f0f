import { expect, test } from "vitest";
import { buildCaller } from "../testing.ts";
import { createReturnToCookie, getReturnToPage } from "./return-to-cookie.server.ts";

const getCookie = (line: string) => line.split(";", 1)[0] ?? "";

test.each([
  "/connexion",
  "/en/connexion?next=%2Fespace-etudiant%2Fcandidate",
  "/en/connexion/fin?popup=abc&next=%2Fespace-etudiant",
  "/espace-etudiant/compte",
  "/en/espace-etudiant/compte",
])("getReturnToPage: returns the page %s that the cookie stores", (page) => {
  const cookie = getCookie(createReturnToCookie(buildCaller(), page));
  expect(getReturnToPage(buildCaller({ cookie: `a=b; ${cookie}; c=d` }))).toBe(page);
});

test.each(["https://mal.example", "//mal.example/connexion", "/administration", "%E0%A4%A", ""])(
  "getReturnToPage: returns the sign-in page for the forged value %s",
  (storedPage) => {
    for (const value of [storedPage, encodeURIComponent(storedPage)])
      expect(getReturnToPage(buildCaller({ cookie: `erabao.left=${value}` }))).toBe("/connexion");
  },
);

test("getReturnToPage: ignores a cookie with a similar name", () => {
  const forged = "erabao-left=%2Fen%2Fconnexion";
  expect(getReturnToPage(buildCaller({ cookie: forged }))).toBe("/connexion");
  const both = `${forged}; erabao.left=%2Fespace-etudiant%2Fcompte`;
  expect(getReturnToPage(buildCaller({ cookie: both }))).toBe("/espace-etudiant/compte");
});

test("createReturnToCookie: lasts an hour, is HttpOnly, and Secure with https", () => {
  const line = createReturnToCookie(
    { ...buildCaller(), origin: "https://www.ecole.example" },
    "/connexion",
  );
  expect(line).toBe(
    "__Host-erabao.left=%2Fconnexion; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure",
  );
});
