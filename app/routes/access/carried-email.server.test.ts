import { expect, test } from "vitest";
import { CARRIED_EMAIL_FIELD } from "#app/client/signing-in/carry-email.ts";
import { readEmailCookie } from "#app/http/email-cookie.server.ts";
import { getCarriedEmail, redirectWithCarriedEmail } from "./carried-email.server.ts";

const asking = (path: string, cookie = "") =>
  new Request(`https://ecole.example${path}`, { headers: { cookie } });

/** Where a form that carries this leads, and what its cookie says to the next request. */
function carry(request: Request, typed: string, next = "") {
  const sent = new FormData();
  sent.set(CARRIED_EMAIL_FIELD, typed);
  try {
    redirectWithCarriedEmail(request, sent, next);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const to = thrown.headers.get("location") ?? "";
    const [cookie = ""] = (thrown.headers.get("set-cookie") ?? "").split(";", 1);
    return {
      to,
      email: readEmailCookie(asking(to, cookie)),
      begun: getCarriedEmail(asking(to, cookie)),
    };
  }
  throw new Error("the form was not carried");
}

const AWA = "awa.ndiaye@exemple.sn";

test("the typed address leads to the same page in its language, in no address, with where one was going", () => {
  const next = "/en/espace-etudiant/messagerie";
  for (const path of ["/inscription", "/en/inscription", "/en/mot-de-passe-oublie"])
    expect(carry(asking(`${path}?next=x`), AWA, next)).toEqual({
      to: `${path}?reprise=1&next=${encodeURIComponent(next)}`,
      email: AWA,
      begun: AWA,
    });
});

test("on a device that others use too the page is empty, and no address is kept", () => {
  const shared = asking("/en/inscription", "shared=on");
  expect(carry(shared, AWA)).toEqual({ to: "/en/inscription?reprise=1", email: "", begun: "" });
});

test("no more is kept than an address may have", () => {
  const long = `${"a".repeat(250)}@exemple.test`;
  expect(carry(asking("/inscription"), long).begun).toBe(long.slice(0, 254));
});

test("any other form is not carried, and any other visit begins empty", () => {
  const typed = new FormData();
  typed.set("email", AWA);
  expect(redirectWithCarriedEmail(asking("/inscription"), typed, "")).toBeUndefined();
  expect(getCarriedEmail(asking("/inscription"))).toBeUndefined();
});
