import { expect, test } from "vitest";
import { getSignInTarget } from "./access-request.server.ts";

const candidate = { isStaff: false };
const officer = { isStaff: true };

test.each([
  ["fr", candidate, null, "/espace-etudiant"],
  ["en", candidate, null, "/en/espace-etudiant"],
  ["fr", candidate, "/espace-etudiant/candidate?x=1", "/espace-etudiant/candidate?x=1"],
  ["fr", candidate, "/autre-formation", "/autre-formation"],
  ["fr", candidate, "/administration/candidatures", "/espace-etudiant"],
  ["fr", candidate, "/en/administration", "/espace-etudiant"],
  ["fr", candidate, "//mal.example", "/espace-etudiant"],
  ["fr", candidate, "/\\mal.example", "/espace-etudiant"],
  ["fr", officer, null, "/administration"],
  ["en", officer, "/espace-etudiant", "/en/administration"],
  ["fr", officer, "/administration/candidatures/7", "/administration/candidatures/7"],
  ["fr", officer, "/en/administration", "/administration"],
  ["en", officer, "/administration", "/en/administration"],
  [
    "en",
    officer,
    "/administration/candidatures?etat=new",
    "/en/administration/candidatures?etat=new",
  ],
  ["en", officer, "/en/administration", "/en/administration"],
  ["en", candidate, "/espace-etudiant/candidate?x=1", "/en/espace-etudiant/candidate?x=1"],
  ["en", candidate, "/autre-formation", "/autre-formation"],
  ["fr", officer, "/administrations", "/administration"],
  ["fr", officer, "https://mal.example/administration", "/administration"],
] as const)("getSignInTarget(%s, %j, %s) returns %s", (locale, person, next, target) => {
  expect(getSignInTarget(locale, person, next)).toBe(target);
});
