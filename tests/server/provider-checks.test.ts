import { beforeEach, expect, test, vi } from "vitest";
import { type CookieClient, createCookieClient } from "#tests/support/cookie-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The built site and the provider of its demonstration, which is a real one (decision 0008), asked by browsers that
// keep their cookies.
const { server, database } = await withServer();
beforeEach(() => database.query("delete from rate_limits"));

const browser = () => createCookieClient(server.origin);

/** From the button of Google to the answer that its person brings back: an address of ours, not asked for yet. */
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
const sessionsOf = (email: string) =>
  database.query(
    `select 1 from sessions join users on users.id = user_id where email = '${email}'`,
  );

test("a person comes back from the provider with a session, and nothing of it is kept (OA-05)", async () => {
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

test("who comes by the demonstration's own provider is of the demonstration, and finds the three samples", async () => {
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

/** Brings an answer, and reads the page where it leads. */
async function readError(bringer: CookieClient, answer: string) {
  const { location } = await bringer.request(answer);
  expect(location).not.toContain("code=");
  const page = await bringer.request(location);
  expect(await isSignedIn(bringer)).toBe(false);
  return page.body;
}

const EXPIRED_TEXT = "La connexion a pris trop de temps";

test("an answer is good in the browser that asked for it alone (OA-02)", async () => {
  const answer = await requestCallback(browser(), "awa.autre@exemple.test");
  expect(await readError(browser(), answer)).toContain(EXPIRED_TEXT);
  expect(await sessionsOf("awa.autre@exemple.test")).toEqual([]);
});

test("an answer serves once (OA-02)", async () => {
  const person = browser();
  const answer = await requestCallback(person, "awa.une@exemple.test");
  await person.request(answer);
  await person.request("/deconnexion", {});
  expect(await readError(person, answer)).toContain(EXPIRED_TEXT);
});

test("a state that was left out or changed is over (OA-02)", async () => {
  for (const spoil of [
    (url: URL) => url.searchParams.delete("state"),
    (url: URL) => url.searchParams.set("state", "d".repeat(32)),
  ]) {
    const person = browser();
    const url = new URL(await requestCallback(person, "awa.tard@exemple.test"));
    spoil(url);
    const page = await readError(person, url.href);
    expect(page).toContain(EXPIRED_TEXT);
    // What the provider says is never read aloud.
    expect(page).not.toMatch(/state_mismatch|invalid_|please_restart/);
  }
  expect(await sessionsOf("awa.tard@exemple.test")).toEqual([]);
});

test("a provider that does not know our site says so in our words, whatever it calls it", async () => {
  for (const error of ["unauthorized_client", "invalid_client", "redirect_uri_mismatch"]) {
    const person = browser();
    const answer = new URL(await requestCallback(person, "awa.domaine@exemple.test"));
    answer.searchParams.delete("code");
    answer.searchParams.set("error", error);
    const { location } = await person.request(answer.href);
    expect(location, error).toBe("/connexion?erreur=domain-refused");
    const page = (await person.request(location)).body;
    expect(page, error).toContain("n’accepte pas l’adresse que vous utilisez pour ce site");
    expect(page, error).not.toContain(error);
  }
  expect(await sessionsOf("awa.domaine@exemple.test")).toEqual([]);
});

test("what a provider writes beside its error is repeated nowhere (OA-02)", async () => {
  for (const error of ["access_denied", "server_error", "<b>overheard-word"]) {
    const person = browser();
    const answer = new URL(await requestCallback(person, "awa.texte@exemple.test"));
    answer.searchParams.delete("code");
    answer.searchParams.set("error", error);
    answer.searchParams.set("error_description", "<b>overheard");
    answer.searchParams.set("error_uri", "https://overheard.example");
    const { location, headers, body } = await person.request(answer.href);
    expect(location, error).toMatch(/^\/connexion\?erreur=(consent-refused|provider-down)$/);
    const page = await person.request(location);
    for (const said of [...headers.values(), body, ...page.headers.values(), page.body])
      expect(said, error).not.toContain("overheard");
    expect(await isSignedIn(person), error).toBe(false);
  }
});

const callback = "/api/auth/callback/google";
const emailSpellings = [
  ...[`${callback}/`, "/API/auth/callback/google", "/api/auth/callback/Google"],
  ...["//api/auth/callback/google", "/api//auth/callback/google", `/en${callback}`],
];

test.each(emailSpellings)("an answer brought to %s opens nothing (OA-02)", async (other) => {
  const email = "awa.adresse@exemple.test";
  const person = browser();
  const { search } = new URL(await requestCallback(person, email));
  const brought = await person.request(server.origin + other + search);
  // Doubled slashes are sent to the one address; nothing is opened by the other writing itself.
  if (other.includes("//")) expect(brought.status).toBe(301);
  else expect(brought.status).toBeGreaterThanOrEqual(400);
  expect(await isSignedIn(person)).toBe(false);
  expect(await sessionsOf(email)).toEqual([]);
});

test.each(emailSpellings)("the provider sends no answer to %s (OA-02)", async (other) => {
  const person = browser();
  const asked = new URL((await person.request("/connexion/google", {})).location);
  expect(asked.searchParams.get("redirect_uri")).toBe(server.origin + callback);
  asked.searchParams.set("redirect_uri", server.origin + other);
  const refused = await person.request(asked.href);
  expect([refused.status, refused.location]).toEqual([400, ""]);
});

test("an answer of one provider is nothing at the door of the other (OA-02)", async () => {
  const person = browser();
  const answer = await requestCallback(person, "awa.porte@exemple.test");
  await readError(person, answer.replace("/callback/google", "/callback/facebook"));
  expect(await sessionsOf("awa.porte@exemple.test")).toEqual([]);
});

test("an address that the provider has not verified opens no session, and takes no account (OA-03, OA-04)", async () => {
  const person = browser();
  const begun = await person.request("/connexion/google", {});
  const page = await person.request(begun.location);
  const known = { name: "Mallory", email: "candidat@demo.test" };
  const chosen = await person.request(page.location, known);
  await readError(person, (await person.request(chosen.location)).location);
  expect(await sessionsOf("candidat@demo.test")).toEqual([]);
});
