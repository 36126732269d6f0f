import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { emails } from "#app/platform/db/schema/mail.ts";
import { newId } from "#app/platform/ids.ts";
import { isReady, listDegradedParts } from "#app/platform/readiness.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { deliverDueEmails, deliverNextEmail } from "./deliver-emails.server.ts";
import type { Email, EmailKind } from "./email.ts";
import { setMailTransport } from "./mailer.server.ts";
import { findMailOutage } from "./outage.server.ts";
import { enqueueEmail } from "./outbox.server.ts";
import { addSuppression, clearSuppression, getSuppression } from "./suppression.server.ts";

const database = await createTestDatabase();
const NOON = "2026-11-20T12:00:00Z";

const sent: Email[] = [];
/** What the fake mail server throws for an email; undefined accepts it. */
let getRefusal: (email: Email) => object | undefined = () => undefined;
/** Whether the fake mail server greets. */
let greets = true;

beforeEach(async () => {
  await database.truncate();
  setClock(NOON);
  sent.length = 0;
  getRefusal = () => undefined;
  greets = true;
  setMailTransport({
    send: async (email) => {
      const refusal = greets ? getRefusal(email) : { code: "ETIMEDOUT", command: "CONN" };
      if (refusal) throw Object.assign(new Error("refused"), refusal);
      sent.push(email);
    },
    check: async () => {
      if (!greets) throw new Error("nobody");
    },
    close: () => {},
  });
});
afterEach(() => {
  setMailTransport(undefined);
  setClock();
});

const buildEmail = (to: string, kind: EmailKind = "account") => ({
  kind,
  to,
  locale: "fr" as const,
  subject: "Un mot",
  title: "Un mot",
  paragraphs: ["Bonjour"],
});
const queue = (to: string, kind?: EmailKind) =>
  transaction((tx) => enqueueEmail(tx, buildEmail(to, kind)));
const later = (hours: number) => setClock(new Date(Date.parse(NOON) + hours * HOUR_MS));
const states = async () =>
  (await database.listEmails()).map((email) => [
    email.to,
    (email as Email & { state: string }).state,
  ]);
const recipients = () => sent.map(({ to }) => to);

test("deliverDueEmails: sends queued emails in order and once, and erases their content", async () => {
  for (const to of ["a@x.sn", "b@x.sn", "c@x.sn"]) await queue(to);
  await deliverDueEmails(5_000);
  await deliverDueEmails(5_000);
  expect(recipients()).toEqual(["a@x.sn", "b@x.sn", "c@x.sn"]);
  expect(await database.listEmails()).toMatchObject(
    Array(3).fill({ state: "sent", text: "", html: "" }),
  );
});

test("deliverDueEmails: sends requested emails before notifications", async () => {
  for (const to of ["a@x.sn", "b@x.sn"]) await queue(to, "notice");
  await queue("c@x.sn");
  await deliverDueEmails(5_000);
  expect(recipients()).toEqual(["c@x.sn", "a@x.sn", "b@x.sn"]);
});

test("enqueueEmail: queues nothing when the transaction rolls back", async () => {
  const failing = transaction(async (tx) => {
    await enqueueEmail(tx, buildEmail("a@x.sn"));
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  await deliverDueEmails(5_000);
  expect(sent).toEqual([]);
});

test("deliverDueEmails: keeps emails queued during an outage and sends them in order afterwards", async () => {
  greets = false;
  for (const to of ["a@x.sn", "b@x.sn"]) await queue(to);
  await deliverDueEmails(5_000);
  expect(await states()).toEqual([
    ["a@x.sn", "waiting"],
    ["b@x.sn", "waiting"],
  ]);
  expect(await findMailOutage()).toMatchObject({ tries: 1, failureCode: "server-unavailable" });
  expect([await isReady(), await listDegradedParts()]).toEqual([true, ["mail"]]);
  greets = true;
  // Before its next try the server is not contacted.
  await deliverDueEmails(5_000);
  expect(sent).toEqual([]);
  later(1);
  await queue("c@x.sn");
  await deliverDueEmails(5_000);
  expect(recipients()).toEqual(["a@x.sn", "b@x.sn", "c@x.sn"]);
  expect(await listDegradedParts()).toEqual([]);
});

test("deliverDueEmails: marks an email dead after 48 h of outage, with its content", async () => {
  greets = false;
  await queue("a@x.sn");
  await deliverDueEmails(5_000);
  later(47);
  await deliverDueEmails(5_000);
  expect(await states()).toEqual([["a@x.sn", "waiting"]]);
  later(49);
  await deliverDueEmails(5_000);
  const [dead] = await database.listEmails();
  expect(dead).toMatchObject({ state: "dead", failureCode: "server-unavailable" });
  expect(dead?.text).toContain("Bonjour");
});

test("deliverDueEmails: sends other emails while one is deferred, and retries it", async () => {
  getRefusal = ({ to }) =>
    to === "grey@x.sn"
      ? { responseCode: 451, command: "RCPT TO", response: "451 later" }
      : undefined;
  await queue("grey@x.sn");
  await queue("b@x.sn");
  await deliverDueEmails(5_000);
  expect(recipients()).toEqual(["b@x.sn"]);
  expect(await database.listEmails()).toMatchObject([
    { state: "waiting", tries: 1, failureCode: "not-now", answer: "451 later" },
    { state: "sent" },
  ]);
  expect(await listDegradedParts()).toEqual([]);
  getRefusal = () => undefined;
  later(1);
  await deliverDueEmails(5_000);
  expect(recipients()).toEqual(["b@x.sn", "grey@x.sn"]);
});

test("deliverDueEmails: marks an email dead after 48 h of deferrals, and leaves newer ones queued", async () => {
  getRefusal = () => ({ responseCode: 451, command: "RCPT TO" });
  await queue("grey@x.sn");
  later(47);
  await queue("new@x.sn");
  later(49);
  await deliverDueEmails(5_000);
  expect(await states()).toEqual([
    ["grey@x.sn", "dead"],
    ["new@x.sn", "waiting"],
  ]);
});

test("deliverDueEmails: sends other emails when the server times out on one", async () => {
  getRefusal = ({ to }) => (to === "odd@x.sn" ? { code: "ETIMEDOUT", command: "CONN" } : undefined);
  await queue("odd@x.sn");
  await queue("b@x.sn");
  await deliverDueEmails(5_000);
  expect(recipients()).toEqual(["b@x.sn"]);
  expect(await states()).toContainEqual(["odd@x.sn", "waiting"]);
});

test("deliverDueEmails: on an unknown recipient, marks the email dead and suppresses the address", async () => {
  getRefusal = () => ({ responseCode: 550, command: "RCPT TO", response: "550 5.1.1 nobody" });
  await queue("Gone@x.sn");
  await deliverDueEmails(5_000);
  expect(await states()).toEqual([["Gone@x.sn", "dead"]]);
  expect(await getSuppression("gone@X.sn")).toMatchObject({
    kind: "bounce",
    detail: "550 5.1.1 nobody",
  });
});

test("deliverDueEmails: withholds notifications to a suppressed address and still sends requested emails", async () => {
  await transaction((tx) => addSuppression(tx, "Awa@x.sn", { kind: "complaint" }));
  await queue("awa@x.sn", "notice");
  await queue("awa@x.sn", "account");
  await deliverDueEmails(5_000);
  expect(sent.map(({ kind }) => kind)).toEqual(["account"]);
  expect(await database.listEmails()).toMatchObject([
    { state: "withheld", text: "" },
    { state: "sent" },
  ]);
  await transaction((tx) => clearSuppression(tx, "AWA@x.sn"));
  await queue("awa@x.sn", "notice");
  await deliverDueEmails(5_000);
  expect(sent.map(({ kind }) => kind)).toEqual(["account", "notice"]);
});

test("deliverDueEmails: holds no connection and no lock while sending, and no other worker takes the same email", async () => {
  const idle = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`;
  let idleInTransaction: unknown;
  let otherWorkerSent: boolean | undefined;
  getRefusal = () => undefined;
  setMailTransport({
    send: async (email) => {
      idleInTransaction = (await db().execute(idle)).rows;
      otherWorkerSent = await deliverNextEmail();
      sent.push(email);
    },
    check: async () => {},
    close: () => {},
  });
  await queue("a@x.sn");
  await deliverDueEmails(5_000);
  expect(idleInTransaction).toEqual([{ n: 0 }]);
  expect(otherWorkerSent).toBe(false);
  expect(recipients()).toEqual(["a@x.sn"]);
});

test("deliverDueEmails: sends an email claimed by a killed worker once the claim has expired, and not before", async () => {
  await queue("a@x.sn");
  const claimedUntil = new Date(Date.parse(NOON) + 15_000);
  await db().update(emails).set({ claimId: newId(), claimedUntil });
  setClock(new Date(claimedUntil.getTime() - 1_000));
  await deliverDueEmails(5_000);
  expect(sent).toEqual([]);
  setClock(new Date(claimedUntil.getTime() + 1_000));
  await deliverDueEmails(5_000);
  expect(recipients()).toEqual(["a@x.sn"]);
});

test("deliverDueEmails: marks an email to a malformed address dead without suppressing the address", async () => {
  await queue("awa@x.sn, b@x.sn");
  await deliverDueEmails(5_000);
  expect(sent).toEqual([]);
  expect(await database.listEmails()).toMatchObject([
    { state: "dead", failureCode: "address-malformed" },
  ]);
  expect(await getSuppression("awa@x.sn, b@x.sn")).toBeNull();
});
