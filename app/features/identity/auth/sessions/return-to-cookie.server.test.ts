import { expect, test } from "vitest";
import { buildCaller } from "../../testing.ts";
import { createReturnToCookie, getReturnToPage } from "./return-to-cookie.server.ts";

const cookieOf = (line: string) => line.split(";", 1)[0] ?? "";

test.each([
  "/connexion",
  "/en/connexion?next=%2Fespace-etudiant%2Fcandidate",
  "/en/connexion/fin?popup=abc&next=%2Fespace-etudiant",
  "/espace-etudiant/compte",
  "/en/espace-etudiant/compte",
])("%s is found again by the browser that left it", (page) => {
  const cookie = cookieOf(createReturnToCookie(buildCaller(), page));
  expect(getReturnToPage(buildCaller({ cookie: `a=b; ${cookie}; c=d` }))).toBe(page);
});

test.each(["https://mal.example", "//mal.example/connexion", "/administration", "%E0%A4%A", ""])(
  "what a browser keeps leads nowhere else: %s",
  (kept) => {
    for (const value of [kept, encodeURIComponent(kept)])
      expect(getReturnToPage(buildCaller({ cookie: `erabao.left=${value}` }))).toBe("/connexion");
  },
);

test("another cookie of nearly the same name is not it", () => {
  const forged = "erabao-left=%2Fen%2Fconnexion";
  expect(getReturnToPage(buildCaller({ cookie: forged }))).toBe("/connexion");
  const both = `${forged}; erabao.left=%2Fespace-etudiant%2Fcompte`;
  expect(getReturnToPage(buildCaller({ cookie: both }))).toBe("/espace-etudiant/compte");
});

test("it is kept an hour, out of reach of scripts, and Secure behind https", () => {
  const line = createReturnToCookie(
    { ...buildCaller(), origin: "https://www.ecole.example" },
    "/connexion",
  );
  expect(line).toBe(
    "__Host-erabao.left=%2Fconnexion; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure",
  );
});
