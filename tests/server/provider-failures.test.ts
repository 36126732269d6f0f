import type { ServerResponse } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import {
  createClaims,
  discovery,
  type StubFailure,
  tokenResponse,
} from "#tests/support/provider-stub.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { callbackUrl, facebookResponses, withProviders } from "#tests/support/with-providers.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Providers that are down, slow or answer nonsense, at each step.
const site = await withProviders();
const { stub, server, redirectTo: sentTo, returnFrom: comesBack, browser, database } = site;
const { state: stubState } = stub;
const pending: ServerResponse[] = [];
beforeEach(() => void pending.splice(0));

const respondWith = (status: number, body: string): StubFailure => {
  return (res) => res.writeHead(status, { "content-type": "application/json" }).end(body);
};
const slow: StubFailure = (res) => pending.push(res);
const stubFailures: Record<string, StubFailure> = {
  "cuts the line": (res) => res.destroy(),
  "answers 503": respondWith(503, "Service Unavailable"),
  "answers 500 with a page": respondWith(500, "<html>Error 500 (Server Error)!!1</html>"),
  "answers what is no JSON": respondWith(200, '{"access_token": "a'),
  "answers JSON of nothing": respondWith(200, "null"),
  "answers JSON of something else": respondWith(200, '[{"error":{"message":"<b>x</b>"}}]'),
  "never answers": slow,
};

const DISCOVERY = "/.well-known/openid-configuration";
const sentences = {
  "": "Le service de connexion n’a pas répondu correctement",
  "/en": "The sign-in service did not respond properly",
};

/** Everything that does not need the provider: a page, password sign-in, the other provider. */
async function expectOthersWork() {
  const client = await createSignedInClient(server.origin, "candidat@demo.test");
  expect((await client.request("/espace-etudiant")).status).toBe(200);
  for (const page of ["/", "/en/about", "/actualite", "/healthz", "/readyz"])
    expect((await client.request(page)).status, page).toBe(200);
}

// Google's configuration is requested once, so it is requested again until it has arrived.
test.each(Object.entries(stubFailures))(
  "Google %s before the redirect: the page says so, and the rest works (R-13)",
  async (_, failure) => {
    stubState.failures[DISCOVERY] = failure;
    const pages = Object.entries(sentences).map(async ([home, sentence]) => {
      const client = browser();
      const { location } = await client.request(`${home}/connexion/google`, {});
      expect(location).toBe(`${home}/connexion?error=provider-unavailable`);
      const { status, body } = await client.request(location);
      expect([status, body]).toEqual([200, expect.stringContaining(sentence)]);
      expect(body).toContain('role="alert"');
    });
    await expectOthersWork();
    expect((await sentTo("facebook")).url.hostname).toBe("www.facebook.com");
    await Promise.all(pages);
  },
);

test.each(["answers 503", "never answers"])(
  "Google %s in a popup: the script gets the message, in both languages (R-13)",
  async (name) => {
    const failure = stubFailures[name];
    if (failure) stubState.failures[DISCOVERY] = failure;
    const results = Object.entries(sentences).map(async ([home, sentence]) => {
      const { status, body } = await browser().request(`${home}/connexion/google?popup=abc`, {});
      expect([status, JSON.parse(body)]).toEqual([
        200,
        { error: expect.stringContaining(sentence) },
      ]);
    });
    await Promise.all(results);
  },
);

test("Google after an outage: is used again (R-13)", async () => {
  expect((await sentTo("google")).url.href).toContain(discovery.authorization_endpoint);
});

const requiredPaths = {
  google: ["/token"],
  facebook: ["/v24.0/oauth/access_token", "/debug_token", "/me"],
} as const;
const steps = Object.entries(requiredPaths).flatMap(([provider, paths]) =>
  paths.map((path) => [provider as keyof typeof requiredPaths, path] as const),
);

test.each(steps)(
  "%s with any failure at %s: grants no access, and the user is informed (R-13)",
  async (provider, path) => {
    Object.assign(stubState.answers, facebookResponses("77", "trouble@exemple.test"));
    for (const [name, failure] of Object.entries(stubFailures)) {
      // Silence has the same effect at each step: it is tested at two, and in the tests below.
      if (failure === slow && path !== "/token" && path !== "/debug_token") continue;
      const redirect = await sentTo(provider);
      if (provider === "google") {
        const identity = await stub.signed(createClaims(redirect.url, "trouble@exemple.test"));
        stubState.answers["/token"] = tokenResponse(identity);
      }
      stubState.failures[path] = failure;
      const coming = comesBack(redirect, provider);
      if (failure === slow) await expectOthersWork();
      const result = await coming;
      expect([result.isIn, result.location], name).toEqual([
        false,
        "/en/connexion?error=provider-unavailable",
      ]);
      expect(result.body, name).toContain(sentences["/en"]);
      expect(result.body, name).not.toMatch(/<b>x|Server Error/);
      delete stubState.failures[path];
    }
    expect(await site.listUsers("trouble@exemple.test")).toEqual([]);
  },
);

const countLateResponses = () =>
  server.getOutput().split("an answer of a provider came too late").length - 1;
const getAccounts = (subject: string) =>
  database.query(`select 1 from accounts where account_id = '${subject}'`);

test("late response of Google: leaves no session, account or cookie (R-13)", async () => {
  for (const [known, email] of [
    [false, "tard@exemple.test"],
    [true, "connue@exemple.test"],
  ] as const) {
    if (known) {
      const before = await sentTo("google");
      stubState.answers["/token"] = tokenResponse(
        await stub.signed(createClaims(before.url, email)),
      );
      expect((await comesBack(before, "google")).isIn).toBe(true);
      await database.query("delete from sessions");
    }
    const before = countLateResponses();
    const redirect = await sentTo("google");
    stubState.failures["/token"] = slow;
    const result = await comesBack(redirect, "google");
    expect([result.isIn, result.location]).toEqual([
      false,
      "/en/connexion?error=provider-unavailable",
    ]);
    const cookie = redirect.person.cookie();
    const identity = tokenResponse(await stub.signed(createClaims(redirect.url, email)));
    for (const res of pending.splice(0))
      res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(identity));
    await expect.poll(countLateResponses, { timeout: 20_000 }).toBe(before + 1);
    stub.reset();
    expect(await site.listSessions(email)).toEqual([]);
    expect(await getAccounts(email)).toHaveLength(known ? 1 : 0);
    expect(await site.listUsers(email)).toHaveLength(known ? 1 : 0);
    expect((await redirect.person.request("/en/espace-etudiant")).status).toBe(302);
    expect(cookie).not.toContain("session_token");
    // The same callback again belongs to a finished attempt.
    const again = await redirect.person.request(callbackUrl(redirect.url, "google"));
    expect(again.location).toBe("/en/connexion?error=state-expired");
    // A new attempt opens the account.
    const anew = await sentTo("google", redirect.person);
    stubState.answers["/token"] = tokenResponse(await stub.signed(createClaims(anew.url, email)));
    expect((await comesBack(anew, "google")).isIn).toBe(true);
  }
});

test("late response of Facebook: creates no account and sends no email (R-13)", async () => {
  const before = countLateResponses();
  const answered = facebookResponses("88", "tard.face@exemple.test");
  Object.assign(stubState.answers, answered);
  stubState.failures["/me"] = slow;
  const redirect = await sentTo("facebook");
  const result = await comesBack(redirect, "facebook");
  expect([result.isIn, result.location]).toEqual([
    false,
    "/en/connexion?error=provider-unavailable",
  ]);
  for (const res of pending)
    res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answered["/me"]));
  await expect.poll(countLateResponses, { timeout: 20_000 }).toBe(before + 1);
  expect(await getAccounts("88")).toEqual([]);
  expect(await site.listUsers("tard.face@exemple.test")).toEqual([]);
  expect(await database.query(`select 1 from mails where "to" = 'tard.face@exemple.test'`)).toEqual(
    [],
  );
});
