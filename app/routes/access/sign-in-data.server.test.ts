import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createEmailCookie } from "#app/http/email-cookie.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { getSignInData } from "./sign-in-data.server.ts";

await createTestDatabase();
const AWA = "awa.ndiaye@exemple.sn";

function getDataAt(query: string) {
  const address = `http://localhost:3000/connexion${query}`;
  const cookie = createEmailCookie(new Request(address), AWA);
  return getSignInData(new Request(address, { headers: { cookie } }), new RouterContextProvider());
}

test("getSignInData: fills in the email only after a link has verified it", () => {
  const getInitialValues = (query: string) => getDataAt(query).initialValues;
  for (const done of ["email-confirmed", "password-changed"])
    expect(getInitialValues(`?done=${done}`)).toEqual({ email: AWA });
  for (const query of ["", "?done=signed-out", "?done=session-ended", "?error=state-expired"])
    expect(getInitialValues(query)).toBeUndefined();
});

test("getSignInData: returns the provider's email only while it must be confirmed", () => {
  expect(getDataAt("?error=email-unverified")).toMatchObject({
    unconfirmedEmail: AWA,
    initialValues: undefined,
  });
  for (const query of ["", "?done=email-confirmed", "?error=consent-refused"])
    expect(getDataAt(query).unconfirmedEmail).toBe("");
});
