import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  APPLICATION_NUMBER,
  prepareApplication,
  readApplicationNumber,
  readReviewForm,
  STATUS_PATH,
  SUMMARY_PATH,
  signUp,
} from "#tests/support/crash-test/applicant.ts";
import { openConfirmationEmails } from "#tests/support/crash-test/confirmation-emails.ts";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { readFormValues } from "#tests/support/form-values.ts";
import {
  createFreshDatabase,
  type FreshDatabase,
  getDatabaseUrl,
} from "#tests/support/fresh-database.ts";
import { impersonate } from "#tests/support/impersonation.ts";
import { findPgBouncer, type PgBouncer, startPgBouncer } from "#tests/support/pgbouncer.ts";
import {
  getNewDataDir,
  type RunningServer,
  removeDataDir,
  spawnServer,
  startServer,
} from "#tests/support/server.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";

// Two processes of the site behind PgBouncer in transaction mode, whose next transaction may run on another connection.
// The pool is smaller than the 12 connections of a process.
const POOL_SIZE = 4;
const { hasNamedStatements } = findPgBouncer();
/** The tested values of `max_prepared_statements`; versions before 1.21 do not have it, which is 0. */
const preparedStatements = hasNamedStatements ? [0, 200] : [0];

const IDENTITY = "/espace-etudiant/candidate/info-personnel";
const polling = { timeout: 15_000, interval: 50 };

const { settings } = inject("testServer");
const { hostname, port } = new URL((await startDatabaseProxy({ settings })).url);
const server = {
  host: hostname,
  port: Number(port),
  user: `${settings.user}`,
  password: `${settings.password}`,
};

describe.each(preparedStatements)(
  "site behind PgBouncer with max_prepared_statements %i (R-21)",
  (maxPreparedStatements) => {
    const dataDir = getNewDataDir();
    let pooler: PgBouncer;
    let database: FreshDatabase;
    let first: RunningServer;
    let second: RunningServer;
    let emails: ReturnType<typeof openConfirmationEmails>;
    const getName = () => `${database.settings.database}`;
    const getSettings = () => ({
      DATABASE_URL: pooler.getUrl(getName()),
      DATABASE_DIRECT_URL: getDatabaseUrl(database),
      CLIENT_ADDRESS_HEADER: "X-Real-IP",
    });
    /** The same user on the other process. */
    const onSecond = ({ cookie }: TestClient) =>
      Object.assign(new TestClient(second.origin), { cookie });

    beforeAll(async () => {
      pooler = await startPgBouncer({ server, poolSize: POOL_SIZE, maxPreparedStatements });
      // Empty, and both start at once: one migrates and seeds while the other waits for its advisory locks.
      database = await createFreshDatabase("empty");
      const start = () => startServer({ dataDir, env: getSettings() });
      [first, second] = await Promise.all([start(), start()]);
      emails = openConfirmationEmails(dataDir);
    });
    afterAll(async () => {
      await Promise.all([first?.stop(), second?.stop()]);
      await pooler?.stop();
      await database?.drop();
      removeDataDir(dataDir);
    });

    it("migrates and seeds once when two processes start", async () => {
      const [row] = await database.query(`
        select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
          (select count(distinct hash)::int from drizzle.__drizzle_migrations) as different,
          (select count(*)::int from users where email = 'admin@demo.test') as administrators`);
      expect(row?.migrations).toBe(row?.different);
      expect(row?.administrators).toBe(1);
      expect(await pooler.countTransactions(getName())).toBeGreaterThan(0);
    });

    it("shows a published change on the other process within 2 s (NOTIFY)", async () => {
      const editor = await createSignedInClient(first.origin, "redaction@demo.test");
      const readHome = async () => (await fetch(second.origin)).text();
      const text = "Une phrase publiée derrière PgBouncer";
      expect(await readHome()).not.toContain(text);
      const [entry] = await database.query(
        "select id from entries where kind = 'slide' order by position limit 1",
      );
      const page = `/administration/contenus/${entry?.id}`;
      const form = await readFormValues(editor, page);
      await editor.submit(page, { ...form, "fr.subheading": text, intent: "save" });
      const draft = await readFormValues(editor, page);
      expect((await editor.submit(page, { ...draft, intent: "publish:fr" })).status).toBe(302);
      await expect.poll(readHome, { timeout: 2_000, interval: 20 }).toContain(text);
    });

    it("takes an application from sign-up to the answer of the school", async () => {
      // The confirmation email is sent by a job.
      const { who } = await prepareApplication({
        origin: first.origin,
        name: "pooled",
        confirmationEmails: emails,
      });
      const form = (await readReviewForm(who)) ?? {};
      const answers = await Promise.all(
        [who, onSecond(who), who, onSecond(who)].map((client) => client.submit(SUMMARY_PATH, form)),
      );
      expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
      const number = await readApplicationNumber(onSecond(who));
      expect(number).toMatch(APPLICATION_NUMBER);

      const [choice] = await database.query(`select c.id, c.state, a.id as application
        from choices c join applications a on a.id = c.application_id where a.number = '${number}'`);
      expect(choice?.state).toBe("submitted");
      const officer = await createSignedInClient(second.origin, "admissions@demo.test");
      const decision = { intent: "offer", terms: "unconditional", expectedState: "submitted" };
      const page = `/administration/candidatures/${choice?.application}/choix/${choice?.id}`;
      expect((await officer.submit(page, decision)).status).toBe(302);
      const [decided] = await database.query(
        `select state from choices where id = '${choice?.id}'`,
      );
      expect(decided?.state).toBe("offer");
      expect((await who.request(STATUS_PATH)).status).toBe(200);
      const readEmails = async () =>
        (await database.query(`select kind from mails where "to" = '${who.email}'`)).map(
          ({ kind }) => kind,
        );
      await expect.poll(readEmails, polling).toContain("receipt");
    });

    it("stores every save of 20 candidates at once", async () => {
      const people = await Promise.all(
        Array.from({ length: 20 }, (_, one) => signUp(first.origin, `saver${one}`, emails)),
      );
      for (const round of ["Podor", "Kribi", "Ziguinchor"]) {
        const saved = await Promise.all(
          people.map(async (person, one) => {
            const client = one % 2 === 0 ? person : onSecond(person);
            const form = await readFormValues(client, IDENTITY);
            const birthPlace = `${round} ${one}`;
            const response = await client.submit(IDENTITY, { ...form, birthPlace, finished: "no" });
            const stored = await readFormValues(onSecond(person), IDENTITY);
            return [response.status, stored.birthPlace];
          }),
        );
        expect(saved).toEqual(people.map((_, one) => [302, `${round} ${one}`]));
      }
    });

    it("shows the area of a candidate read-only to an administrator", async () => {
      const administrator = await impersonate(first.origin, database, "candidat@demo.test");
      const pages = ["/espace-etudiant", IDENTITY, "/espace-etudiant/messagerie"];
      const responses = await Promise.all(pages.map((page) => administrator.request(page)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await administrator.submit(IDENTITY, { birthPlace: "Thiès" })).status).toBe(403);
    });

    it("logs no error and prepares no statement under a name", async () => {
      const log = (first.getOutput() + second.getOutput()).split("\n");
      expect(log.filter((line) => /"level":(50|60)\b/.test(line))).toEqual([]);
      expect(log.filter((line) => line.includes("prepared statement"))).toEqual([]);
    });

    it.each([
      ["DATABASE_DIRECT_URL is missing", "DATABASE_URL", undefined],
      ["DATABASE_DIRECT_URL leads to PgBouncer", "DATABASE_DIRECT_URL", true],
    ])("does not start when %s, and says so in one sentence", async (_, setting, isPooled) => {
      const { DATABASE_URL } = getSettings();
      const env: Record<string, string> = isPooled
        ? { DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL }
        : { DATABASE_URL };
      const { child, getOutput } = spawnServer({ dataDir, env });
      const [code] = await once(child, "exit");
      expect(getOutput().trim()).toBe(
        `${setting} leads to a pooler: DATABASE_DIRECT_URL must give the address of PostgreSQL itself.`,
      );
      expect(code).toBe(1);
    });
  },
);
