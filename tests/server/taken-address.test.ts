import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listKeptMail } from "#app/platform/mail/folder.server.ts";
import type { JarBrowser } from "#tests/support/jar-browser.ts";
import { facebookAnswers, realProviders } from "#tests/support/real-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Somebody signs up with the address of somebody else, who opens the letter (quality page, abuse case 7).
const site = await realProviders();
const { stub, sentTo, comesBack, browser, database } = site;

const THEIRS = "un mot que seul Mallory connaît";
const OWN = "neuf pirogues rentrent au port";

/** The link of the newest letter to this address, once there are so many. */
async function letterTo(email: string, count = 1): Promise<URL> {
  const all = async () =>
    (await listKeptMail(join(site.dataDir, "mail"))).filter(
      ({ to, text }) => to === email && text.includes("token="),
    );
  await expect.poll(async () => (await all()).length, { timeout: 20_000 }).toBe(count);
  const [newest] = await all();
  return new URL(/https?:\/\/\S+token=[^\s)>\]]+/.exec(newest?.text ?? "")?.[0] ?? "");
}

const signUp = (who: JarBrowser, email: string, password: string) =>
  who.ask("/en/inscription", { firstName: "Awa", lastName: "Diop", email, password });
const confirm = (who: JarBrowser, link: URL) =>
  who.ask(link.pathname + link.search, { token: link.searchParams.get("token") ?? "" });
const opens = async (email: string, password: string) =>
  (await browser().ask("/en/connexion", { email, password })).status === 302;
const waysOf = (email: string) =>
  database.query(`select provider_id from accounts
    join users on users.id = user_id where email = '${email}'`);

/** On the page where a link of confirmation leads, the owner chooses the password. */
async function choosePassword(owner: JarBrowser, address: string) {
  expect(address).toMatch(/^\/en\/nouveau-mot-de-passe\?token=[\w-]{32}&inscription=1$/);
  const page = await owner.ask(address);
  expect([page.status, page.body]).toEqual([
    200,
    expect.stringContaining("a different browser from the one where you signed up"),
  ]);
  const token = new URL(address, site.server.origin).searchParams.get("token") ?? "";
  const chosen = await owner.ask("/en/nouveau-mot-de-passe?inscription=1", {
    token,
    password: OWN,
  });
  expect(chosen.location).toBe("/en/connexion?fait=password-changed");
}

test("the password of a stranger opens nothing once the owner of the address has confirmed it", async () => {
  const email = "proprietaire@exemple.test";
  const mallory = browser();
  expect((await signUp(mallory, email, THEIRS)).status).toBe(200);
  const owner = browser();
  const followed = await confirm(owner, await letterTo(email));
  // Nothing is confirmed before the owner has chosen: whatever happens next, the stranger is out.
  expect(await site.people(email)).toEqual([{ email_verified: false }]);
  expect(await opens(email, THEIRS)).toBe(false);
  await choosePassword(owner, followed.location);
  expect(await site.people(email)).toEqual([{ email_verified: true }]);
  expect([await opens(email, THEIRS), await opens(email, OWN)]).toEqual([false, true]);
});

test("who signs up and opens the letter in the same browser keeps the password they typed", async () => {
  const email = "meme.navigateur@exemple.test";
  const owner = browser();
  await signUp(owner, email, OWN);
  const link = await letterTo(email);
  // The form sent twice changes nothing, nor does a stranger's in another browser.
  await signUp(owner, email, OWN);
  await signUp(browser(), email, THEIRS);
  expect((await confirm(owner, link)).location).toBe("/en/connexion?fait=email-confirmed");
  expect([await opens(email, OWN), await opens(email, THEIRS)]).toEqual([true, false]);
});

test("who signs up after a stranger, with a password of their own, does not get the stranger's", async () => {
  const email = "seconde@exemple.test";
  await signUp(browser(), email, THEIRS);
  const link = await letterTo(email);
  const owner = browser();
  await signUp(owner, email, OWN);
  await choosePassword(owner, (await confirm(owner, link)).location);
  expect([await opens(email, THEIRS), await opens(email, OWN)]).toEqual([false, true]);
});

test("the password typed again makes another browser the one of the account", async () => {
  const email = "autre.telephone@exemple.test";
  await signUp(browser(), email, OWN);
  await letterTo(email);
  const phone = browser();
  const refused = await phone.ask("/en/connexion", { email, password: OWN });
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.stringContaining("One more step: confirm your address"),
  ]);
  expect((await confirm(phone, await letterTo(email))).location).toContain("email-confirmed");
  // A wrong one does not.
  const other = "autre.personne@exemple.test";
  await signUp(browser(), other, OWN);
  const stranger = browser();
  await stranger.ask("/en/connexion", { email: other, password: THEIRS });
  expect((await confirm(stranger, await letterTo(other))).location).toContain("inscription=1");
});

test("an identity of a stranger that waits at the address of somebody else is cut by its owner", async () => {
  const email = "facebook.tiers@exemple.test";
  Object.assign(stub.said.answers, facebookAnswers("666", email));
  const mallory = await sentTo("facebook");
  expect((await comesBack(mallory, "facebook")).location).toContain("email-unverified");
  expect(await waysOf(email)).toEqual([{ provider_id: "facebook" }]);
  const owner = browser();
  await choosePassword(owner, (await confirm(owner, await letterTo(email))).location);
  expect(await waysOf(email)).toEqual([{ provider_id: "credential" }]);
  const again = await comesBack(await sentTo("facebook", mallory.person), "facebook");
  expect([again.isIn, again.location]).toEqual([
    false,
    "/en/connexion?erreur=existing-first-google-password-then-facebook",
  ]);
  expect(await opens(email, OWN)).toBe(true);
});

test("an identity without address waits for its own browser: the owner of the address makes no account for it", async () => {
  const email = "sans.adresse.tiers@exemple.test";
  Object.assign(stub.said.answers, facebookAnswers("667"));
  const mallory = await sentTo("facebook");
  await comesBack(mallory, "facebook");
  await mallory.person.ask("/en/connexion/adresse", { email });
  const link = await letterTo(email);
  const refused = await confirm(browser(), link);
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.stringContaining("You began signing in with another browser"),
  ]);
  expect(await site.people(email)).toEqual([]);
});
