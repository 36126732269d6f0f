import { beforeEach, expect, test, vi } from "vitest";
import { type JarBrowser, jarBrowser } from "#tests/support/jar-browser.ts";
import { oneServer } from "#tests/support/one-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The built site and the provider of its demonstration, which is a real one (decision 0016), asked by browsers that
// keep their cookies.
const { server, database } = await oneServer();
beforeEach(() => database.query("delete from rate_limits"));

const browser = () => jarBrowser(server.origin);

/** From the button of Google to the answer that its person brings back: an address of ours, not asked for yet. */
async function answerFor({ ask }: JarBrowser, email: string): Promise<string> {
  const begun = await ask("/connexion/google", {});
  const page = await ask(begun.location);
  const chosen = await ask(page.location, { name: "Awa Coumba Sy", email, verified: "yes" });
  const { location } = await ask(chosen.location);
  expect(location).toMatch(/^http:\/\/[^/]+\/api\/auth\/callback\/google\?.*code=/);
  return location;
}

const isIn = async ({ ask }: JarBrowser) => (await ask("/espace-etudiant")).status === 200;
const sessionsOf = (email: string) =>
  database.query(
    `select 1 from sessions join users on users.id = user_id where email = '${email}'`,
  );

test("a person comes back from the provider with a session, and nothing of it is kept (OA-05)", async () => {
  const person = browser();
  await person.ask(await answerFor(person, "awa.rend@exemple.test"));
  expect(await isIn(person)).toBe(true);
  const kept = await database.query(
    "select access_token, refresh_token, id_token, scope from accounts where provider_id = 'google'",
  );
  expect(kept).toEqual([{ access_token: null, refresh_token: null, id_token: null, scope: null }]);
});

test("who comes by the demonstration's own provider is of the demonstration, and finds the three samples", async () => {
  const email = "awa.exemples@exemple.test";
  const person = browser();
  await person.ask(await answerFor(person, email));
  const found = () =>
    database.query(
      `select subject from threads join users on users.id = person_id where email = '${email}' and demo`,
    );
  await expect.poll(found, { timeout: 20_000 }).toHaveLength(3);
  expect((await person.ask("/espace-etudiant/messagerie")).body).toContain(
    "Journée portes ouvertes le 25 novembre",
  );
});

/** Brings an answer, and reads the page where it leads. */
async function told(bringer: JarBrowser, answer: string) {
  const { location } = await bringer.ask(answer);
  expect(location).not.toContain("code=");
  const page = await bringer.ask(location);
  expect(await isIn(bringer)).toBe(false);
  return page.body;
}

const tooLong = "La connexion a pris trop de temps";

test("an answer is good in the browser that asked for it alone (OA-02)", async () => {
  const answer = await answerFor(browser(), "awa.autre@exemple.test");
  expect(await told(browser(), answer)).toContain(tooLong);
  expect(await sessionsOf("awa.autre@exemple.test")).toEqual([]);
});

test("an answer serves once (OA-02)", async () => {
  const person = browser();
  const answer = await answerFor(person, "awa.une@exemple.test");
  await person.ask(answer);
  await person.ask("/deconnexion", {});
  expect(await told(person, answer)).toContain(tooLong);
});

test("a state that was left out or changed is over (OA-02)", async () => {
  for (const spoil of [
    (url: URL) => url.searchParams.delete("state"),
    (url: URL) => url.searchParams.set("state", "d".repeat(32)),
  ]) {
    const person = browser();
    const url = new URL(await answerFor(person, "awa.tard@exemple.test"));
    spoil(url);
    const page = await told(person, url.href);
    expect(page).toContain(tooLong);
    // What the provider says is never read aloud.
    expect(page).not.toMatch(/state_mismatch|invalid_|please_restart/);
  }
  expect(await sessionsOf("awa.tard@exemple.test")).toEqual([]);
});

test("a provider that does not know our site says so in our words, whatever it calls it", async () => {
  for (const error of ["unauthorized_client", "invalid_client", "redirect_uri_mismatch"]) {
    const person = browser();
    const answer = new URL(await answerFor(person, "awa.domaine@exemple.test"));
    answer.searchParams.delete("code");
    answer.searchParams.set("error", error);
    const { location } = await person.ask(answer.href);
    expect(location, error).toBe("/connexion?erreur=domain-refused");
    const page = (await person.ask(location)).body;
    expect(page, error).toContain("n’accepte pas l’adresse que vous utilisez pour ce site");
    expect(page, error).not.toContain(error);
  }
  expect(await sessionsOf("awa.domaine@exemple.test")).toEqual([]);
});

test("what a provider writes beside its error is repeated nowhere (OA-02)", async () => {
  for (const error of ["access_denied", "server_error", "<b>overheard-word"]) {
    const person = browser();
    const answer = new URL(await answerFor(person, "awa.texte@exemple.test"));
    answer.searchParams.delete("code");
    answer.searchParams.set("error", error);
    answer.searchParams.set("error_description", "<b>overheard");
    answer.searchParams.set("error_uri", "https://overheard.example");
    const { location, headers, body } = await person.ask(answer.href);
    expect(location, error).toMatch(/^\/connexion\?erreur=(consent-refused|provider-down)$/);
    const page = await person.ask(location);
    for (const said of [...headers.values(), body, ...page.headers.values(), page.body])
      expect(said, error).not.toContain("overheard");
    expect(await isIn(person), error).toBe(false);
  }
});

const callback = "/api/auth/callback/google";
const otherWritings = [
  ...[`${callback}/`, "/API/auth/callback/google", "/api/auth/callback/Google"],
  ...["//api/auth/callback/google", "/api//auth/callback/google", `/en${callback}`],
];

test.each(otherWritings)("an answer brought to %s opens nothing (OA-02)", async (other) => {
  const email = "awa.adresse@exemple.test";
  const person = browser();
  const { search } = new URL(await answerFor(person, email));
  const brought = await person.ask(server.origin + other + search);
  // Doubled slashes are sent to the one address; nothing is opened by the other writing itself.
  if (other.includes("//")) expect(brought.status).toBe(301);
  else expect(brought.status).toBeGreaterThanOrEqual(400);
  expect(await isIn(person)).toBe(false);
  expect(await sessionsOf(email)).toEqual([]);
});

test.each(otherWritings)("the provider sends no answer to %s (OA-02)", async (other) => {
  const person = browser();
  const asked = new URL((await person.ask("/connexion/google", {})).location);
  expect(asked.searchParams.get("redirect_uri")).toBe(server.origin + callback);
  asked.searchParams.set("redirect_uri", server.origin + other);
  const refused = await person.ask(asked.href);
  expect([refused.status, refused.location]).toEqual([400, ""]);
});

test("an answer of one provider is nothing at the door of the other (OA-02)", async () => {
  const person = browser();
  const answer = await answerFor(person, "awa.porte@exemple.test");
  await told(person, answer.replace("/callback/google", "/callback/facebook"));
  expect(await sessionsOf("awa.porte@exemple.test")).toEqual([]);
});

test("an address that the provider has not verified opens no session, and takes no account (OA-03, OA-04)", async () => {
  const person = browser();
  const begun = await person.ask("/connexion/google", {});
  const page = await person.ask(begun.location);
  const known = { name: "Mallory", email: "candidat@demo.test" };
  const chosen = await person.ask(page.location, known);
  await told(person, (await person.ask(chosen.location)).location);
  expect(await sessionsOf("candidat@demo.test")).toEqual([]);
});
