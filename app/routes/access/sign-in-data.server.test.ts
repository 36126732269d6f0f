import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createEmailCookie } from "#app/http/email-cookie.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getSignInData } from "./sign-in-data.server.ts";

await createTestDatabase();
const AWA = "awa.ndiaye@exemple.sn";

function readAt(query: string) {
  const address = `http://localhost:3000/connexion${query}`;
  const cookie = createEmailCookie(new Request(address), AWA);
  return getSignInData(new Request(address, { headers: { cookie } }), new RouterContextProvider());
}

test("the address that a link proved is in the form it leads to, and in no other", () => {
  const typedAt = (query: string) => readAt(query).typed;
  for (const done of ["email-confirmed", "password-changed"])
    expect(typedAt(`?fait=${done}`)).toEqual({ email: AWA });
  for (const query of ["", "?fait=signed-out", "?fait=session-ended", "?erreur=state-expired"])
    expect(typedAt(query)).toBeUndefined();
});

test("the address that a provider gave is named where it is to be confirmed, and nowhere else", () => {
  expect(readAt("?erreur=email-unverified")).toMatchObject({ unproved: AWA, typed: undefined });
  for (const query of ["", "?fait=email-confirmed", "?erreur=consent-refused"])
    expect(readAt(query).unproved).toBe("");
});
