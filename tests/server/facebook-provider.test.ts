import { createHmac } from "node:crypto";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listStoredEmails } from "#app/platform/mail/file-transport.server.ts";
import type { CookieClient } from "#tests/support/cookie-client.ts";
import { findElements } from "#tests/support/html.ts";
import { CLIENT_ID } from "#tests/support/provider-stub.ts";
import { CLIENT_SECRET, facebookResponses, withProviders } from "#tests/support/with-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Real Facebook settings, which use other code than the demonstration (decision 0008).
const site = await withProviders();
const {
  stub,
  redirectTo: sentTo,
  returnFrom: comesBack,
  listUsers: people,
  database,
  listSessions: getSessions,
} = site;

const respondAsFacebook = (id: string, email?: string) =>
  Object.assign(stub.state.answers, facebookResponses(id, email));
const soon = { timeout: 20_000 };

/** The token in the last email to this address, once it exists. */
async function tokenFor(email: string): Promise<string> {
  const last = async () =>
    (await listStoredEmails(join(site.dataDir, "mail"))).find(({ to }) => to === email)?.text ?? "";
  await expect.poll(last, soon).toContain("token=");
  return /token=([\w.-]+)/.exec(await last())?.[1] ?? "";
}

const listLinkedAccounts = (email: string) =>
  database.query(`select provider_id, account_id, access_token, refresh_token, id_token, scope, password
    from accounts join users on users.id = user_id where email = '${email}'`);
const onlyFacebook = (id: string) => [
  {
    ...{ provider_id: "facebook", account_id: id, password: null },
    ...{ access_token: null, refresh_token: null, id_token: null, scope: null },
  },
];

test("Facebook with an address: an email confirms it, then Facebook signs in, and no token is stored (OA-05)", async () => {
  const email = "mariam.face@exemple.test";
  respondAsFacebook("1001", email);
  const first = await sentTo("facebook");
  expect(first.url.origin + first.url.pathname).toBe("https://www.facebook.com/v24.0/dialog/oauth");
  const result = await comesBack(first, "facebook");
  expect([result.isIn, result.location]).toEqual([false, "/en/connexion?error=email-unverified"]);
  expect(result.body).toContain("One more step: confirm your address");
  expect(result.body).toContain(`We have sent an email to ${email}.`);
  expect(await people(email)).toEqual([{ email_verified: false }]);
  expect(await getSessions(email)).toEqual([]);

  const [exchange, inspected, profileRequest] = stub.state.requests;
  expect(Object.fromEntries(exchange ?? [])).toMatchObject({
    grant_type: "authorization_code",
    code: "c",
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    redirect_uri: `${site.server.origin}/api/auth/callback/facebook`,
  });
  expect(inspected?.at).toBe("/debug_token");
  expect(inspected?.get("input_token")).toBe("token of 1001");
  expect([profileRequest?.at, profileRequest?.bearer]).toEqual(["/me", "Bearer token of 1001"]);

  const token = await tokenFor(email);
  const confirmed = await first.person.request("/en/verification", { token });
  expect(confirmed.location).toBe("/en/connexion?done=email-confirmed");
  const again = await comesBack(await sentTo("facebook", first.person), "facebook");
  expect(again.isIn).toBe(true);
  expect(await listLinkedAccounts(email)).toEqual(onlyFacebook("1001"));
  // In another browser Facebook is enough too.
  expect((await comesBack(await sentTo("facebook"), "facebook")).isIn).toBe(true);
});

/** Submits an address on the page that asks for one, and confirms it through the email, in this browser. */
async function submitAddress(person: CookieClient, email: string) {
  const response = await person.request("/en/connexion/adresse", { email });
  expect([response.status, response.body]).toEqual([200, expect.stringContaining(email)]);
  expect(await people(email)).toEqual([]);
  const token = await tokenFor(email);
  const read = await person.request(`/en/connexion/adresse?token=${token}`);
  expect([read.status, await people(email)]).toEqual([200, []]);
  return await person.request("/en/connexion/adresse", { token });
}

/** Creates an account for a Facebook user without an address. */
async function signUpByFacebook(id: string, email: string): Promise<CookieClient> {
  respondAsFacebook(id);
  const { person, url } = await sentTo("facebook");
  await comesBack({ person, url }, "facebook");
  await submitAddress(person, email);
  return person;
}

test("Facebook without an address: asks for one, and grants no access before its email is confirmed", async () => {
  const email = "sans.adresse@exemple.test";
  respondAsFacebook("1002");
  const first = await sentTo("facebook");
  const result = await comesBack(first, "facebook");
  expect([result.isIn, result.location]).toEqual([false, "/en/connexion/adresse"]);
  expect(result.body).toContain("Mariam Touré");
  const empty = await first.person.request("/en/connexion/adresse", { email: "" });
  expect(empty.body).toMatch(/role="alert".*Email address: This field is required/s);
  const created = await submitAddress(first.person, email);
  expect(created.location).toBe("/en/connexion?done=account-created");
  expect(await people(email)).toEqual([{ email_verified: true }]);
  expect((await comesBack(await sentTo("facebook", first.person), "facebook")).isIn).toBe(true);
  expect(await listLinkedAccounts(email)).toEqual([
    expect.objectContaining({ account_id: "1002" }),
  ]);
});

test("newcomer link in another browser: creates no account and leads to sign-in", async () => {
  const email = "ailleurs@exemple.test";
  respondAsFacebook("1008");
  const { person, url } = await sentTo("facebook");
  await comesBack({ person, url }, "facebook");
  await person.request("/en/connexion/adresse", { email });
  const token = await tokenFor(email);
  const elsewhere = await site.browser().request(`/en/connexion/adresse?token=${token}`, { token });
  expect([elsewhere.status, await people(email)]).toEqual([422, []]);
  const main = elsewhere.body.slice(
    elsewhere.body.indexOf("<main"),
    elsewhere.body.indexOf("</main>"),
  );
  expect(main).toContain("another browser");
  // Its button would be refused again there.
  expect(findElements(main, "form")).toEqual([]);
  const buttons = findElements(main, "a").filter((link) => link.class?.includes("btn"));
  expect(buttons.map(({ href }) => href)).toEqual(["/en/connexion"]);
  const here = await person.request("/en/connexion/adresse", { token });
  expect(here.location).toBe("/en/connexion?done=account-created");
});

test("a token for another application or person: grants no access", async () => {
  const email = "detourne@exemple.test";
  for (const data of [
    { is_valid: true, app_id: "another", user_id: "1003" },
    { is_valid: true, app_id: CLIENT_ID, user_id: "9999" },
    { is_valid: false, app_id: CLIENT_ID, user_id: "1003" },
    { is_valid: true, app_id: CLIENT_ID },
  ]) {
    respondAsFacebook("1003", email);
    stub.state.answers["/debug_token"] = { data };
    const result = await comesBack(await sentTo("facebook"), "facebook");
    expect([result.isIn, result.location]).toEqual([
      false,
      "/en/connexion?error=provider-unavailable",
    ]);
  }
  expect(await people(email)).toEqual([]);
});

/** Facebook's request when a user removes our application or asks for deletion. */
function signedRequest(
  user_id: string,
  { secret = CLIENT_SECRET, algorithm = "HMAC-SHA256" } = {},
) {
  const payload = Buffer.from(JSON.stringify({ algorithm, user_id })).toString("base64url");
  return `${createHmac("sha256", secret).update(payload).digest("base64url")}.${payload}`;
}

const callback = (signed_request?: string) =>
  fetch(`${site.server.origin}/rappels/facebook`, {
    method: "POST",
    headers: { origin: "https://www.facebook.com" },
    body: new URLSearchParams(signed_request === undefined ? {} : { signed_request }),
  });

const erasures = async () =>
  (await database.query("select 1 from history where action = 'facebook.forgotten'")).length;

test("deletion request: without Facebook's signature removes nothing (OA-05)", async () => {
  const email = "garde@exemple.test";
  await signUpByFacebook("1004", email);
  const before = await erasures();
  const good = signedRequest("1004");
  const [signature = "", payload = ""] = good.split(".");
  for (const bad of [
    undefined,
    "",
    ".",
    payload,
    `.${payload}`,
    `${signature}.`,
    `x${good}`,
    `${signature.slice(0, -4)}AAAA.${payload}`,
    `${signature}.${Buffer.from('{"algorithm":"HMAC-SHA256","user_id":"1"}').toString("base64url")}`,
    signedRequest("1004", { secret: "another's" }),
    signedRequest("1004", { algorithm: "none" }),
    signedRequest(""),
  ])
    expect((await callback(bad)).status, `${bad}`).toBe(400);
  expect(await erasures()).toBe(before);
  expect(await listLinkedAccounts(email)).toEqual(onlyFacebook("1004"));
});

test("deletion request: with Facebook's signature unlinks the user, is recorded, and its status is shown by its code (OA-05)", async () => {
  const email = "oubli@exemple.test";
  const person = await signUpByFacebook("1005", email);
  expect((await comesBack(await sentTo("facebook", person), "facebook")).isIn).toBe(true);

  const before = await erasures();
  const answer = await callback(signedRequest("1005"));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  const { url, confirmation_code: code } = await answer.json();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect(url).toBe(`${site.server.origin}/suppression/${code}`);
  expect(await listLinkedAccounts(email)).toEqual([]);
  expect(await erasures()).toBe(before + 1);
  const statusPage = await (await fetch(url)).text();
  expect(statusPage).toContain(`Demande ${code}, exécutée le`);
  expect(statusPage).not.toContain("Nous ne gardions rien");
  // Facebook no longer opens that account; its address stays its owner's.
  const stranger = await comesBack(await sentTo("facebook"), "facebook");
  expect([stranger.isIn, stranger.location]).toEqual([false, "/en/connexion/adresse"]);
  expect(await people(email)).toEqual([{ email_verified: true }]);

  const unknown = await (await callback(signedRequest("4040"))).json();
  expect(await (await fetch(unknown.url)).text()).toContain(
    "Nous ne gardions rien de votre compte Facebook.",
  );
  expect((await fetch(`${site.server.origin}/suppression/AAAAAAAAAAAA`)).status).toBe(404);
});
