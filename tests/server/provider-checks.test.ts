import { beforeEach, expect, test, vi } from "vitest";
import { type CookieClient, createCookieClient } from "#tests/support/cookie-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The built site with its demonstration provider, a real OpenID provider (decision 0008), and clients that store
// cookies.
const { server, database } = await withServer();
beforeEach(() => database.query("delete from rate_limits"));

const browser = () => createCookieClient(server.origin);

/** From the Google button to our callback address, not requested yet. */
async function requestCallback({ request: ask }: CookieClient, email: string): Promise<string> {
  const begun = await ask("/connexion/google", {});
  const page = await ask(begun.location);
  const chosen = await ask(page.location, { name: "Awa Coumba Sy", email, verified: "yes" });
  const { location } = await ask(chosen.location);
  expect(location).toMatch(/^http:\/\/[^/]+\/api\/auth\/callback\/google\?.*code=/);
  return location;
}

const isSignedIn = async ({ request: ask }: CookieClient) =>
  (await ask("/espace-etudiant")).status === 200;
const getSessions = (email: string) =>
  database.query(
    `select 1 from sessions join users on users.id = user_id where email = '${email}'`,
  );

test("provider sign-in: opens a session and stores no token (OA-05)", async () => {
  const person = browser();
  await person.request(await requestCallback(person, "awa.rend@exemple.test"));
  expect(await isSignedIn(person)).toBe(true);
  const stored = await database.query(
    "select access_token, refresh_token, id_token, scope from accounts where provider_id = 'google'",
  );
  expect(stored).toEqual([
    { access_token: null, refresh_token: null, id_token: null, scope: null },
  ]);
});

test("demonstration provider: makes a demonstration user, who gets the three sample messages", async () => {
  const email = "awa.exemples@exemple.test";
  const person = browser();
  await person.request(await requestCallback(person, email));
  const found = () =>
    database.query(
      `select subject from threads join users on users.id = person_id where email = '${email}' and demo`,
    );
  await expect.poll(found, { timeout: 20_000 }).toHaveLength(3);
  expect((await person.request("/espace-etudiant/messagerie")).body).toContain(
    "Journée portes ouvertes le 25 novembre",
  );
});

/** Requests a callback and returns the page it leads to. */
async function readError(bringer: CookieClient, answer: string) {
  const { location } = await bringer.request(answer);
  expect(location).not.toContain("code=");
  const page = await bringer.request(location);
  expect(await isSignedIn(bringer)).toBe(false);
  return page.body;
}

const EXPIRED_TEXT = "La connexion a pris trop de temps";

test("callback: works in the requesting browser only (OA-02)", async () => {
  const answer = await requestCallback(browser(), "awa.autre@exemple.test");
  expect(await readError(browser(), answer)).toContain(EXPIRED_TEXT);
  expect(await getSessions("awa.autre@exemple.test")).toEqual([]);
});

test("callback: works once (OA-02)", async () => {
  const person = browser();
  const answer = await requestCallback(person, "awa.une@exemple.test");
  await person.request(answer);
  await person.request("/deconnexion", {});
  expect(await readError(person, answer)).toContain(EXPIRED_TEXT);
});

test("callback: without or with a changed state is refused (OA-02)", async () => {
  for (const spoil of [
    (url: URL) => url.searchParams.delete("state"),
    (url: URL) => url.searchParams.set("state", "d".repeat(32)),
  ]) {
    const person = browser();
    const url = new URL(await requestCallback(person, "awa.tard@exemple.test"));
    spoil(url);
    const page = await readError(person, url.href);
    expect(page).toContain(EXPIRED_TEXT);
    // Messages of the provider are not shown.
    expect(page).not.toMatch(/state_mismatch|invalid_|please_restart/);
  }
  expect(await getSessions("awa.tard@exemple.test")).toEqual([]);
});

test("unknown client: is reported in our own text, whatever the provider calls it", async () => {
  for (const error of ["unauthorized_client", "invalid_client", "redirect_uri_mismatch"]) {
    const person = browser();
    const answer = new URL(await requestCallback(person, "awa.domaine@exemple.test"));
    answer.searchParams.delete("code");
    answer.searchParams.set("error", error);
    const { location } = await person.request(answer.href);
    expect(location, error).toBe("/connexion?error=domain-refused");
    const page = (await person.request(location)).body;
    expect(page, error).toContain("n’accepte pas l’adresse que vous utilisez pour ce site");
    expect(page, error).not.toContain(error);
  }
  expect(await getSessions("awa.domaine@exemple.test")).toEqual([]);
});

test("error description of a provider: is shown nowhere (OA-02)", async () => {
  for (const error of ["access_denied", "server_error", "<b>overheard-word"]) {
    const person = browser();
    const answer = new URL(await requestCallback(person, "awa.texte@exemple.test"));
    answer.searchParams.delete("code");
    answer.searchParams.set("error", error);
    answer.searchParams.set("error_description", "<b>overheard");
    answer.searchParams.set("error_uri", "https://overheard.example");
    const { location, headers, body } = await person.request(answer.href);
    expect(location, error).toMatch(/^\/connexion\?error=(consent-refused|provider-unavailable)$/);
    const page = await person.request(location);
    for (const text of [...headers.values(), body, ...page.headers.values(), page.body])
      expect(text, error).not.toContain("overheard");
    expect(await isSignedIn(person), error).toBe(false);
  }
});

const callback = "/api/auth/callback/google";
const emailSpellings = [
  ...[`${callback}/`, "/API/auth/callback/google", "/api/auth/callback/Google"],
  ...["//api/auth/callback/google", "/api//auth/callback/google", `/en${callback}`],
];

test.each(emailSpellings)("callback at %s: grants no access (OA-02)", async (other) => {
  const email = "awa.adresse@exemple.test";
  const person = browser();
  const { search } = new URL(await requestCallback(person, email));
  const brought = await person.request(server.origin + other + search);
  // Double slashes are redirected to the canonical address and grant nothing themselves.
  if (other.includes("//")) expect(brought.status).toBe(301);
  else expect(brought.status).toBeGreaterThanOrEqual(400);
  expect(await isSignedIn(person)).toBe(false);
  expect(await getSessions(email)).toEqual([]);
});

test.each(emailSpellings)("provider: refuses to redirect to %s (OA-02)", async (other) => {
  const person = browser();
  const url = new URL((await person.request("/connexion/google", {})).location);
  expect(url.searchParams.get("redirect_uri")).toBe(server.origin + callback);
  url.searchParams.set("redirect_uri", server.origin + other);
  const refused = await person.request(url.href);
  expect([refused.status, refused.location]).toEqual([400, ""]);
});

test("callback of one provider: is refused at the other's address (OA-02)", async () => {
  const person = browser();
  const answer = await requestCallback(person, "awa.porte@exemple.test");
  await readError(person, answer.replace("/callback/google", "/callback/facebook"));
  expect(await getSessions("awa.porte@exemple.test")).toEqual([]);
});

test("address not verified by the provider: opens no session and takes over no account (OA-03, OA-04)", async () => {
  const person = browser();
  const begun = await person.request("/connexion/google", {});
  const page = await person.request(begun.location);
  const known = { name: "Mallory", email: "candidat@demo.test" };
  const chosen = await person.request(page.location, known);
  await readError(person, (await person.request(chosen.location)).location);
  expect(await getSessions("candidat@demo.test")).toEqual([]);
});
