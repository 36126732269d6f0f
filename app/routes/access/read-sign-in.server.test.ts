import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { provedAddressCookie } from "#app/http/proved-address-cookie.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { readSignIn } from "./read-sign-in.server.ts";

await testDatabase();
const AWA = "awa.ndiaye@exemple.sn";

test("the address that a link proved is in the form it leads to, and in no other", () => {
  const typedAt = (query: string) => {
    const address = `http://localhost:3000/connexion${query}`;
    const cookie = provedAddressCookie(new Request(address), AWA);
    return readSignIn(new Request(address, { headers: { cookie } }), new RouterContextProvider())
      .typed;
  };
  for (const done of ["email-confirmed", "password-changed"])
    expect(typedAt(`?fait=${done}`)).toEqual({ email: AWA });
  for (const query of ["", "?fait=signed-out", "?fait=session-ended", "?erreur=state-expired"])
    expect(typedAt(query)).toBeUndefined();
});
