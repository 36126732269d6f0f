import { expect, test } from "vitest";
import { CARRIED_EMAIL_FIELD } from "#app/client/signing-in/carry-email.ts";
import { readEmailCookie } from "#app/http/email-cookie.server.ts";
import { getCarriedEmail, redirectWithCarriedEmail } from "./carried-email.server.ts";

const buildRequest = (path: string, cookie = "") =>
  new Request(`https://ecole.example${path}`, { headers: { cookie } });

/** Submits a carried email address: the redirect, and what the next request reads from its cookie. */
function carry(request: Request, email: string, next = "") {
  const form = new FormData();
  form.set(CARRIED_EMAIL_FIELD, email);
  try {
    redirectWithCarriedEmail(request, form, next);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const location = thrown.headers.get("location") ?? "";
    const [cookie = ""] = (thrown.headers.get("set-cookie") ?? "").split(";", 1);
    return {
      location,
      email: readEmailCookie(buildRequest(location, cookie)),
      initialEmail: getCarriedEmail(buildRequest(location, cookie)),
    };
  }
  throw new Error("the form was not carried");
}

const AWA = "awa.ndiaye@exemple.sn";

test("redirectWithCarriedEmail: redirects to the same page with next, and the email in a cookie only", () => {
  const next = "/en/espace-etudiant/messagerie";
  for (const path of ["/inscription", "/en/inscription", "/en/mot-de-passe-oublie"])
    expect(carry(buildRequest(`${path}?next=x`), AWA, next)).toEqual({
      location: `${path}?resumed=1&next=${encodeURIComponent(next)}`,
      email: AWA,
      initialEmail: AWA,
    });
});

test("redirectWithCarriedEmail: stores no email on a shared device", () => {
  const shared = buildRequest("/en/inscription", "shared=on");
  expect(carry(shared, AWA)).toEqual({
    location: "/en/inscription?resumed=1",
    email: "",
    initialEmail: "",
  });
});

test("redirectWithCarriedEmail: cuts the email to 254 characters", () => {
  const long = `${"a".repeat(250)}@exemple.test`;
  expect(carry(buildRequest("/inscription"), long).initialEmail).toBe(long.slice(0, 254));
});

test("getCarriedEmail: returns undefined without a carried email", () => {
  const form = new FormData();
  form.set("email", AWA);
  expect(redirectWithCarriedEmail(buildRequest("/inscription"), form, "")).toBeUndefined();
  expect(getCarriedEmail(buildRequest("/inscription"))).toBeUndefined();
});
