import type { ServerResponse } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import { claimsOf, discovery, type Trouble, withIdentity } from "#tests/support/google-stub.ts";
import { signedIn } from "#tests/support/person.ts";
import { answerOf, facebookAnswers, realProviders } from "#tests/support/real-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Providers that are down, slow or talk nonsense, each at the moment where we need it (quality page, R-13).
const site = await realProviders();
const { stub, server, sentTo, comesBack, browser, database } = site;
const { said } = stub;
const held: ServerResponse[] = [];
beforeEach(() => void held.splice(0));

const answers = (status: number, body: string): Trouble => {
  return (res) => res.writeHead(status, { "content-type": "application/json" }).end(body);
};
const slow: Trouble = (res) => held.push(res);
const troubles: Record<string, Trouble> = {
  "cuts the line": (res) => res.destroy(),
  "answers 503": answers(503, "Service Unavailable"),
  "answers 500 with a page": answers(500, "<html>Error 500 (Server Error)!!1</html>"),
  "answers what is no JSON": answers(200, '{"access_token": "a'),
  "answers JSON of nothing": answers(200, "null"),
  "answers JSON of something else": answers(200, '[{"error":{"message":"<b>x</b>"}}]'),
  "never answers": slow,
};

const DISCOVERY = "/.well-known/openid-configuration";
const sentences = {
  "": "Le service de connexion n’a pas répondu comme il faut",
  "/en": "The sign-in service did not answer as it should",
};

/** Everything that does not need the provider: a page, the other door, the other button. */
async function restWorks() {
  const person = await signedIn(server.origin, "candidat@demo.test");
  expect((await person.ask("/espace-etudiant")).status).toBe(200);
  for (const page of ["/", "/en/about", "/actualite", "/healthz", "/readyz"])
    expect((await person.ask(page)).status, page).toBe(200);
}

// The addresses of Google are asked for once: as long as they did not come, each of these asks again.
test.each(Object.entries(troubles))(
  "Google %s before anybody is sent to it: the page says so, and the rest works (R-13)",
  async (_, trouble) => {
    said.troubles[DISCOVERY] = trouble;
    const pages = Object.entries(sentences).map(async ([home, sentence]) => {
      const person = browser();
      const { location } = await person.ask(`${home}/connexion/google`, {});
      expect(location).toBe(`${home}/connexion?erreur=provider-down`);
      const { status, body } = await person.ask(location);
      expect([status, body]).toEqual([200, expect.stringContaining(sentence)]);
      expect(body).toContain('role="alert"');
    });
    await restWorks();
    expect((await sentTo("facebook")).url.hostname).toBe("www.facebook.com");
    await Promise.all(pages);
  },
);

test.each(["answers 503", "never answers"])(
  "Google %s when a window was opened for it: the script is told the sentence, in both languages (R-13)",
  async (name) => {
    const trouble = troubles[name];
    if (trouble) said.troubles[DISCOVERY] = trouble;
    const told = Object.entries(sentences).map(async ([home, sentence]) => {
      const { status, body } = await browser().ask(`${home}/connexion/google?fenetre=abc`, {});
      expect([status, JSON.parse(body)]).toEqual([
        200,
        { error: expect.stringContaining(sentence) },
      ]);
    });
    await Promise.all(told);
  },
);

test("Google that answers again is gone to again (R-13)", async () => {
  expect((await sentTo("google")).url.href).toContain(discovery.authorization_endpoint);
});

const needed = {
  google: ["/token"],
  facebook: ["/v24.0/oauth/access_token", "/debug_token", "/me"],
} as const;
const steps = Object.entries(needed).flatMap(([provider, paths]) =>
  paths.map((path) => [provider as keyof typeof needed, path] as const),
);

test.each(steps)(
  "%s in any trouble at %s opens nothing, and its person is told (R-13)",
  async (provider, path) => {
    Object.assign(said.answers, facebookAnswers("77", "trouble@exemple.test"));
    for (const [name, trouble] of Object.entries(troubles)) {
      // Silence is the same at each step: it is lived through at two, and in the tests below.
      if (trouble === slow && path !== "/token" && path !== "/debug_token") continue;
      const sent = await sentTo(provider);
      if (provider === "google") {
        const identity = await stub.signed(claimsOf(sent.url, "trouble@exemple.test"));
        said.answers["/token"] = withIdentity(identity);
      }
      said.troubles[path] = trouble;
      const coming = comesBack(sent, provider);
      if (trouble === slow) await restWorks();
      const told = await coming;
      expect([told.isIn, told.location], name).toEqual([
        false,
        "/en/connexion?erreur=provider-down",
      ]);
      expect(told.body, name).toContain(sentences["/en"]);
      expect(told.body, name).not.toMatch(/<b>x|Server Error/);
      delete said.troubles[path];
    }
    expect(await site.people("trouble@exemple.test")).toEqual([]);
  },
);

const lateOnes = () => server.said().split("an answer of a provider came too late").length - 1;
const accountsOf = (subject: string) =>
  database.query(`select 1 from accounts where account_id = '${subject}'`);

test("Google that answers after its person was told that it did not leaves no session, no account, no cookie (R-13)", async () => {
  for (const [known, email] of [
    [false, "tard@exemple.test"],
    [true, "connue@exemple.test"],
  ] as const) {
    if (known) {
      const before = await sentTo("google");
      said.answers["/token"] = withIdentity(await stub.signed(claimsOf(before.url, email)));
      expect((await comesBack(before, "google")).isIn).toBe(true);
      await database.query("delete from sessions");
    }
    const before = lateOnes();
    const sent = await sentTo("google");
    said.troubles["/token"] = slow;
    const told = await comesBack(sent, "google");
    expect([told.isIn, told.location]).toEqual([false, "/en/connexion?erreur=provider-down"]);
    const cookie = sent.person.cookie();
    const identity = withIdentity(await stub.signed(claimsOf(sent.url, email)));
    for (const res of held.splice(0))
      res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(identity));
    await expect.poll(lateOnes, { timeout: 20_000 }).toBe(before + 1);
    stub.reset();
    expect(await site.sessionsOf(email)).toEqual([]);
    expect(await accountsOf(email)).toHaveLength(known ? 1 : 0);
    expect(await site.people(email)).toHaveLength(known ? 1 : 0);
    expect((await sent.person.ask("/en/espace-etudiant")).status).toBe(302);
    expect(cookie).not.toContain("session_token");
    // The same answer brought again is of a demand that is over.
    const again = await sent.person.ask(answerOf(sent.url, "google"));
    expect(again.location).toBe("/en/connexion?erreur=state-expired");
    // And a new demand opens the account.
    const anew = await sentTo("google", sent.person);
    said.answers["/token"] = withIdentity(await stub.signed(claimsOf(anew.url, email)));
    expect((await comesBack(anew, "google")).isIn).toBe(true);
  }
});

test("Facebook that answers too late makes no account, and writes no letter (R-13)", async () => {
  const before = lateOnes();
  const answered = facebookAnswers("88", "tard.face@exemple.test");
  Object.assign(said.answers, answered);
  said.troubles["/me"] = slow;
  const sent = await sentTo("facebook");
  const told = await comesBack(sent, "facebook");
  expect([told.isIn, told.location]).toEqual([false, "/en/connexion?erreur=provider-down"]);
  for (const res of held)
    res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answered["/me"]));
  await expect.poll(lateOnes, { timeout: 20_000 }).toBe(before + 1);
  expect(await accountsOf("88")).toEqual([]);
  expect(await site.people("tard.face@exemple.test")).toEqual([]);
  expect(await database.query(`select 1 from mails where "to" = 'tard.face@exemple.test'`)).toEqual(
    [],
  );
});
