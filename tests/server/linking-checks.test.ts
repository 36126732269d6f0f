import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { listStoredEmails } from "#app/platform/mail/file-transport.server.ts";
import type { CookieClient } from "#tests/support/cookie-client.ts";
import { createClaims, tokenResponse } from "#tests/support/provider-stub.ts";
import { callbackUrl, facebookResponses, withProviders } from "#tests/support/with-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Linking an identity to an account and unlinking it, on the built site by forms (OA-04).
const site = await withProviders();
const { stub, redirectTo: sentTo, returnFrom: comesBack, browser, database } = site;
const { state: stubState } = stub;

const ACCOUNT = "/en/espace-etudiant/compte";

/** An account with the demonstration's password. */
async function person(email: string, { verified = true } = {}) {
  await database.query(`
    with made as (
      insert into users (id, created_at, updated_at, name, email, email_verified)
      values (gen_random_uuid(), now(), now(), 'Awa Diop', '${email}', ${verified}) returning id
    )
    insert into accounts (id, created_at, updated_at, user_id, account_id, provider_id, password)
    select gen_random_uuid(), now(), now(), made.id, made.id::text, 'credential',
      (select password from accounts join users on users.id = user_id
        where email = 'candidat@demo.test' and provider_id = 'credential') from made`);
  return email;
}

async function signedIn(email: string): Promise<CookieClient> {
  const one = browser();
  const answer = await one.request("/en/connexion", { email, password: DEMO_PASSWORD });
  expect(answer.status, email).toBe(302);
  return one;
}

const listLinkedAccounts = async (email: string) =>
  (
    await database.query(`select provider_id as way, account_id as subject from accounts
      join users on users.id = user_id where email = '${email}' order by 1`)
  ).map(({ way: method, subject }) =>
    method === "credential" ? "password" : `${method} ${subject}`,
  );

/** Submits the account page's form that links or unlinks a provider. */
const requestLink = (
  one: CookieClient,
  intent: "link" | "unlink",
  provider = "google",
  more = {},
) => one.request(ACCOUNT, { intent, provider, ...more });

/** Makes Google answer with this identity. */
async function answerAsGoogle(url: URL, email: string, subject: string, more = {}) {
  const identity = await stub.signed({ ...createClaims(url, email, subject), ...more });
  stubState.answers["/token"] = tokenResponse(identity);
}

/** Links Google on the account page. */
async function linkGoogle(one: CookieClient, email: string, subject: string, more = {}) {
  const { location } = await requestLink(one, "link");
  const url = new URL(location);
  expect(url.hostname).toBe("accounts.google.com");
  await answerAsGoogle(url, email, subject, more);
  return await one.request(callbackUrl(url, "google"));
}

test("Google with the address of an unconfirmed account: neither gets access to the other (OA-04)", async () => {
  const email = await person("jamais.confirmee@exemple.test", { verified: false });
  const redirect = await sentTo("google");
  await answerAsGoogle(redirect.url, email, "g-1");
  const result = await comesBack(redirect, "google");
  expect([result.isIn, result.location]).toEqual([
    false,
    "/en/connexion?error=existing-password-then-google",
  ]);
  expect(await listLinkedAccounts(email)).toEqual(["password"]);
  expect(await site.listUsers(email)).toEqual([{ email_verified: false }]);
  expect(await site.listSessions(email)).toEqual([]);
});

test.each(["google", "facebook"] as const)(
  "%s with the address of an account that has another sign-in method: grants no access and is not linked (OA-04)",
  async (provider) => {
    const email = await person(`deja.la.${provider}@exemple.test`);
    const redirect = await sentTo(provider);
    if (provider === "google") await answerAsGoogle(redirect.url, email, "g-2");
    else Object.assign(stubState.answers, facebookResponses("f-2", email));
    const result = await comesBack(redirect, provider);
    // Facebook never says that it verified an address, so its response does not reveal the account's methods.
    const reason =
      provider === "google"
        ? "existing-password-then-google"
        : "existing-first-google-password-then-facebook";
    expect([result.isIn, result.location]).toEqual([false, `/en/connexion?error=${reason}`]);
    expect(await listLinkedAccounts(email)).toEqual(["password"]);
    expect(await site.listSessions(email)).toEqual([]);
  },
);

test("linking and unlinking: require a recent proof of identity (OA-04)", async () => {
  const email = await person("lie@exemple.test");
  const one = await signedIn(email);
  const old = () =>
    database.query(`update sessions set created_at = now() - interval '16 minutes',
      proved_at = null where user_id = (select id from users where email = '${email}')`);
  await old();
  const refused = await requestLink(one, "link");
  expect([refused.status, refused.location]).toEqual([
    302,
    expect.stringContaining("/compte/confirmer"),
  ]);
  await one.request(refused.location, { password: "pas du tout la bonne" });
  expect((await requestLink(one, "link")).location).toBe(refused.location);
  const proved = await one.request(refused.location, { password: DEMO_PASSWORD });
  expect(proved.status).toBe(302);
  const linked = await linkGoogle(one, "autre.adresse@exemple.test", "g-3");
  expect(linked.location).toBe(`${ACCOUNT}?done=provider-linked&provider=google`);
  expect(await listLinkedAccounts(email)).toEqual(["password", "google g-3"]);
  const findEmail = async () =>
    (await listStoredEmails(join(site.dataDir, "mail"))).find(({ to }) => to === email)?.text ?? "";
  await expect.poll(findEmail, { timeout: 20_000 }).toContain("Un compte Google permet désormais");
  // Its address at the provider differs from the account's, which stays.
  const redirect = await sentTo("google");
  await answerAsGoogle(redirect.url, "autre.adresse@exemple.test", "g-3");
  expect((await comesBack(redirect, "google")).isIn).toBe(true);
  expect(await site.listUsers("autre.adresse@exemple.test")).toEqual([]);

  await old();
  expect((await requestLink(one, "unlink")).location).toBe(refused.location);
  expect(await listLinkedAccounts(email)).toContain("google g-3");
});

test("identity of another account: is not linked (OA-04)", async () => {
  const email = await person("identite.prise@exemple.test");
  const other = await person("possede@exemple.test");
  expect((await linkGoogle(await signedIn(other), other, "g-4")).location).toContain(
    "provider-linked",
  );
  const one = await signedIn(email);
  const taken = await linkGoogle(one, other, "g-4");
  expect(taken.location).toBe(`${ACCOUNT}?error=identity-taken`);
  expect(await listLinkedAccounts(email)).toEqual(["password"]);
  expect(await listLinkedAccounts(other)).toContain("google g-4");
});

test("response to a link request: counts only for the user and browser that requested it (OA-04)", async () => {
  const email = await person("victime@exemple.test");
  const mallory = await signedIn(await person("mallory@exemple.test"));
  const victim = await signedIn(email);
  // An attacker's response opened in a signed-in victim's browser links nothing.
  const { location } = await requestLink(mallory, "link");
  const url = new URL(location);
  await answerAsGoogle(url, "mallory@exemple.test", "g-5");
  const brought = await victim.request(callbackUrl(url, "google"));
  expect(brought.location).toContain("error=state-expired");
  expect(await listLinkedAccounts(email)).toEqual(["password"]);
  expect(await listLinkedAccounts("mallory@exemple.test")).toEqual(["password"]);
});

test("last sign-in method: cannot be removed, whatever account the form names (OA-04)", async () => {
  const redirect = await sentTo("google");
  const email = "google.seul@exemple.test";
  await answerAsGoogle(redirect.url, email, "g-6");
  expect((await comesBack(redirect, "google")).isIn).toBe(true);
  const last = await requestLink(redirect.person, "unlink");
  expect([last.status, last.body]).toEqual([
    422,
    expect.stringContaining("only way to sign in. Add a password"),
  ]);
  expect(await listLinkedAccounts(email)).toEqual(["google g-6"]);

  // Another user's identity is not unlinked: the account is that of the session.
  const [{ id } = {}] = await database.query(`select id from users where email = '${email}'`);
  const stranger = await signedIn(await person("etranger@exemple.test"));
  const named = { userId: `${id}`, user: `${id}`, accountId: "g-6", email };
  const answer = await requestLink(stranger, "unlink", "google", named);
  expect([answer.status, answer.location]).toEqual([
    302,
    `${ACCOUNT}?done=provider-unlinked&provider=google`,
  ]);
  expect(await listLinkedAccounts(email)).toEqual(["google g-6"]);
  for (const unknown of ["credential", "github", "", "google facebook"])
    expect((await requestLink(stranger, "unlink", unknown)).status, unknown).toBe(404);
  expect(await listLinkedAccounts("etranger@exemple.test")).toEqual(["password"]);
  expect((await requestLink(browser(), "unlink")).location).toContain("/en/connexion");
});

test("two parallel removals: leave one sign-in method (OA-04)", async () => {
  const redirect = await sentTo("google");
  const email = "deux.portes@exemple.test";
  await answerAsGoogle(redirect.url, email, "g-7");
  expect((await comesBack(redirect, "google")).isIn).toBe(true);
  Object.assign(stubState.answers, facebookResponses("f-7", email));
  const begun = new URL((await requestLink(redirect.person, "link", "facebook")).location);
  const linked = await redirect.person.request(callbackUrl(begun, "facebook"));
  expect(linked.location).toBe(`${ACCOUNT}?done=provider-linked&provider=facebook`);
  expect(await listLinkedAccounts(email)).toEqual(["facebook f-7", "google g-7"]);
  const both = await Promise.all([
    requestLink(redirect.person, "unlink", "google"),
    requestLink(redirect.person, "unlink", "facebook"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([302, 422]);
  expect(await listLinkedAccounts(email)).toHaveLength(1);
});
