import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/platform/config.server.ts";
import { listStoredEmails } from "#app/platform/mail/file-transport.server.ts";
import { type CookieClient, createCookieClient } from "#tests/support/cookie-client.ts";
import { createTestSite } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

// Every emailed link, on the built server, with the clock moved between the email and the click.
const { dataDir, database, start } = await createTestSite();

/** Starts the site that many minutes after the emails, on the same data. */
function startWithClock(minutes: number) {
  const preloaded = new URL("../support/shift-clock.ts", import.meta.url).href;
  return start({ NODE_OPTIONS: `--import=${preloaded}`, MINUTES_AHEAD: `${minutes}` });
}

const password = "neuf pirogues rentrent au port";
const follow = async (browser: CookieClient, to: string, form?: Record<string, string>) =>
  (await browser.request(to, form)).location;

/** Returns from a provider that gives no address for this person. */
async function returnToLink(browser: CookieClient, name: string) {
  const provider = await follow(browser, await follow(browser, "/connexion/facebook", {}));
  const answered = await follow(browser, await follow(browser, provider, { name, email: "" }));
  expect(await follow(browser, answered)).toBe("/connexion/adresse");
}

/** An account with the demonstration's password. */
const createAccount = (email: string) =>
  database.query(`with made as (
      insert into users (id, created_at, updated_at, name, email, email_verified)
      values (gen_random_uuid(), now(), now(), 'Awa Diop', '${email}', true) returning id
    )
    insert into accounts (id, created_at, updated_at, user_id, account_id, provider_id, password)
    select gen_random_uuid(), now(), now(), made.id, made.id::text, 'credential',
      (select password from accounts where password is not null limit 1) from made`);

type EmailCase = {
  /** Requests the email in this browser. */
  ask(browser: CookieClient, email: string): Promise<unknown>;
  page: string;
  /** Where its button leads while the link is valid. */
  served: string | number;
  /** The stored rows once it was used. */
  after: Record<string, unknown>[];
  /** The stored rows before, and after it has expired. */
  before: Record<string, unknown>[];
};

/** An expired link says so, or only that it is old. */
const expiredText = /Ce lien (a plus d’une heure|ne fonctionne plus)/;
const verifiedRow = [{ email_verified: true }];
const emails: Record<string, EmailCase> = {
  confirmation: {
    ask: (browser, email) =>
      browser.request("/inscription", { firstName: "Awa", lastName: "Sow", email, password }),
    page: "/verification",
    served: "/connexion?done=email-confirmed",
    before: [{ email_verified: false }],
    after: verifiedRow,
  },
  newcomer: {
    ask: async (browser, email) => {
      await returnToLink(browser, email);
      return browser.request("/connexion/adresse", { email });
    },
    page: "/connexion/adresse",
    served: "/connexion?done=account-created",
    before: [],
    after: verifiedRow,
  },
  change: {
    ask: async (browser, email) => {
      await createAccount(`own-${email}`);
      await browser.request("/connexion", { email: `own-${email}`, password: DEMO_PASSWORD });
      return browser.request("/espace-etudiant/compte/adresse", { email });
    },
    page: "/nouvelle-adresse",
    served: 200,
    before: [],
    after: verifiedRow,
  },
};
const cases = Object.entries(emails);
const addressFor = (kind: string, minutes: number) => `${kind}-${minutes}@exemple.test`;
const getUser = (email: string) =>
  database.query(`select email_verified from users where email = '${email}'`);

async function tokenFor(email: string): Promise<string> {
  const last = async () =>
    (await listStoredEmails(join(dataDir, "mail"))).find(({ to }) => to === email)?.text ?? "";
  await vi.waitFor(async () => expect(await last()).toContain("token="), { timeout: 20_000 });
  return /token=([\w.-]+)/.exec(await last())?.[1] ?? "";
}

/** The cookies of each browser and the token of its email, by address. */
const sentEmails = new Map<string, { cookie: string; token: string }>();

beforeAll(async () => {
  const server = await startWithClock(0);
  for (const [kind, emailCase] of cases)
    for (const minutes of [55, 61]) {
      const email = addressFor(kind, minutes);
      const browser = createCookieClient(server.origin);
      await emailCase.ask(browser, email);
      sentEmails.set(email, { cookie: browser.cookie(), token: await tokenFor(email) });
    }
  await server.stop();
});

test.each([55, 61])("emailed link: works within its hour, after %i minutes", async (minutes) => {
  const server = await startWithClock(minutes);
  for (const [kind, { page, served, before, after }] of cases) {
    const email = addressFor(kind, minutes);
    const { cookie, token } = sentEmails.get(email) ?? expect.unreachable(email);
    const browser = createCookieClient(server.origin);
    browser.storeCookies(cookie.split("; "));
    // A newcomer's browser state is as old as the link: renew it.
    if (kind === "newcomer") await returnToLink(browser, email);
    const read = await browser.request(`${page}?token=${token}`);
    // Soft, so that every email is checked.
    expect.soft([read.status, await getUser(email)], kind).toEqual([200, before]);
    const response = await browser.request(page, { token });
    if (minutes < 60) expect.soft(response.location || response.status, kind).toBe(served);
    else
      expect
        .soft([response.status, response.body], kind)
        .toEqual([422, expect.stringMatching(expiredText)]);
    expect.soft(await getUser(email), kind).toEqual(minutes < 60 ? after : before);
  }
  await server.stop();
});
