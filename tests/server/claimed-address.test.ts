import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listStoredEmails } from "#app/platform/mail/file-transport.server.ts";
import type { CookieClient } from "#tests/support/cookie-client.ts";
import { facebookResponses, withProviders } from "#tests/support/with-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// A stranger signs up with another person's address, and the owner opens the email (AUTH-10).
const site = await withProviders();
const { stub, redirectTo: sentTo, returnFrom: comesBack, browser, database } = site;

const ATTACKER_PASSWORD = "un mot que seul Mallory connaît";
const OWNER_PASSWORD = "neuf pirogues rentrent au port";

/** The link of the newest email to this address, once there are `count`. */
async function findEmailedLink(email: string, count = 1): Promise<URL> {
  const all = async () =>
    (await listStoredEmails(join(site.dataDir, "mail"))).filter(
      ({ to, text }) => to === email && text.includes("token="),
    );
  await expect.poll(async () => (await all()).length, { timeout: 20_000 }).toBe(count);
  const [newest] = await all();
  return new URL(/https?:\/\/\S+token=[^\s)>\]]+/.exec(newest?.text ?? "")?.[0] ?? "");
}

const signUp = (client: CookieClient, email: string, password: string) =>
  client.request("/en/inscription", { firstName: "Awa", lastName: "Diop", email, password });
const confirm = (client: CookieClient, link: URL) =>
  client.request(link.pathname + link.search, { token: link.searchParams.get("token") ?? "" });
const canSignIn = async (email: string, password: string) =>
  (await browser().request("/en/connexion", { email, password })).status === 302;
const listLinkedAccounts = (email: string) =>
  database.query(`select provider_id from accounts
    join users on users.id = user_id where email = '${email}'`);

/** The owner chooses a password on the page of a confirmation link. */
async function choosePassword(owner: CookieClient, address: string) {
  expect(address).toMatch(/^\/en\/nouveau-mot-de-passe\?token=[\w-]{32}&sign-up=1$/);
  const page = await owner.request(address);
  expect([page.status, page.body]).toEqual([
    200,
    expect.stringContaining("a different browser from the one where you signed up"),
  ]);
  const token = new URL(address, site.server.origin).searchParams.get("token") ?? "";
  const chosen = await owner.request("/en/nouveau-mot-de-passe?sign-up=1", {
    token,
    password: OWNER_PASSWORD,
  });
  expect(chosen.location).toBe("/en/connexion?done=password-changed");
}

test("a stranger's password: does not work once the owner has confirmed the address", async () => {
  const email = "proprietaire@exemple.test";
  const mallory = browser();
  expect((await signUp(mallory, email, ATTACKER_PASSWORD)).status).toBe(200);
  const owner = browser();
  const followed = await confirm(owner, await findEmailedLink(email));
  // Nothing is confirmed before the owner chose a password, so the stranger never gets access.
  expect(await site.listUsers(email)).toEqual([{ email_verified: false }]);
  expect(await canSignIn(email, ATTACKER_PASSWORD)).toBe(false);
  await choosePassword(owner, followed.location);
  expect(await site.listUsers(email)).toEqual([{ email_verified: true }]);
  expect([
    await canSignIn(email, ATTACKER_PASSWORD),
    await canSignIn(email, OWNER_PASSWORD),
  ]).toEqual([false, true]);
});

test("confirmation in the browser of the sign-up: keeps the submitted password", async () => {
  const email = "meme.navigateur@exemple.test";
  const owner = browser();
  await signUp(owner, email, OWNER_PASSWORD);
  const link = await findEmailedLink(email);
  // Submitting the form twice changes nothing, nor does a stranger's in another browser.
  await signUp(owner, email, OWNER_PASSWORD);
  await signUp(browser(), email, ATTACKER_PASSWORD);
  expect((await confirm(owner, link)).location).toBe("/en/connexion?done=email-confirmed");
  expect([
    await canSignIn(email, OWNER_PASSWORD),
    await canSignIn(email, ATTACKER_PASSWORD),
  ]).toEqual([true, false]);
});

test("signing up after a stranger with another password: does not give access to the stranger's account", async () => {
  const email = "seconde@exemple.test";
  await signUp(browser(), email, ATTACKER_PASSWORD);
  const link = await findEmailedLink(email);
  const owner = browser();
  await signUp(owner, email, OWNER_PASSWORD);
  await choosePassword(owner, (await confirm(owner, link)).location);
  expect([
    await canSignIn(email, ATTACKER_PASSWORD),
    await canSignIn(email, OWNER_PASSWORD),
  ]).toEqual([false, true]);
});

test("entering the password again: makes another browser the one of the sign-up", async () => {
  const email = "autre.telephone@exemple.test";
  await signUp(browser(), email, OWNER_PASSWORD);
  await findEmailedLink(email);
  const phone = browser();
  const refused = await phone.request("/en/connexion", { email, password: OWNER_PASSWORD });
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.stringContaining("One more step: confirm your address"),
  ]);
  expect((await confirm(phone, await findEmailedLink(email))).location).toContain(
    "email-confirmed",
  );
  // A wrong password does not.
  const other = "autre.personne@exemple.test";
  await signUp(browser(), other, OWNER_PASSWORD);
  const stranger = browser();
  await stranger.request("/en/connexion", { email: other, password: ATTACKER_PASSWORD });
  expect((await confirm(stranger, await findEmailedLink(other))).location).toContain("sign-up=1");
});

test("a stranger's identity that waits for the address: is removed when the owner confirms", async () => {
  const email = "facebook.tiers@exemple.test";
  Object.assign(stub.state.answers, facebookResponses("666", email));
  const mallory = await sentTo("facebook");
  expect((await comesBack(mallory, "facebook")).location).toContain("email-unverified");
  expect(await listLinkedAccounts(email)).toEqual([{ provider_id: "facebook" }]);
  const owner = browser();
  await choosePassword(owner, (await confirm(owner, await findEmailedLink(email))).location);
  expect(await listLinkedAccounts(email)).toEqual([{ provider_id: "credential" }]);
  const again = await comesBack(await sentTo("facebook", mallory.person), "facebook");
  expect([again.isIn, again.location]).toEqual([
    false,
    "/en/connexion?error=existing-first-google-password-then-facebook",
  ]);
  expect(await canSignIn(email, OWNER_PASSWORD)).toBe(true);
});

test("an identity without address: waits for its own browser, and the owner of the address creates no account for it", async () => {
  const email = "sans.adresse.tiers@exemple.test";
  Object.assign(stub.state.answers, facebookResponses("667"));
  const mallory = await sentTo("facebook");
  await comesBack(mallory, "facebook");
  await mallory.person.request("/en/connexion/adresse", { email });
  const link = await findEmailedLink(email);
  const refused = await confirm(browser(), link);
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.stringContaining("You began signing in with another browser"),
  ]);
  expect(await site.listUsers(email)).toEqual([]);
});
