import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { deliverDueEmails } from "#app/platform/mail/deliver-emails.server.ts";
import { setMailTransport } from "#app/platform/mail/mailer.server.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import {
  addSuppression,
  clearSuppression,
  getSuppression,
} from "#app/platform/mail/suppression.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  countUndeliveredEmails,
  discardEmail,
  listUndeliveredEmails,
  resendEmails,
} from "./undelivered-emails.server.ts";

const database = await createTestDatabase();
const sent: string[] = [];
let refuses = true;
const unfit = { responseCode: 554, command: "DATA", response: "554 5.6.0 no" };
const nobody = { responseCode: 550, command: "RCPT TO", response: "550 5.1.1 nobody" };
let answer = unfit;
beforeEach(async () => {
  await database.truncate();
  sent.length = 0;
  refuses = true;
  answer = unfit;
  setMailTransport({
    send: async ({ to }) => {
      if (refuses) throw Object.assign(new Error("no"), answer);
      sent.push(to);
    },
    check: async () => {},
    close: () => {},
  });
});
afterEach(() => setMailTransport(undefined));

/** Queues an email that the mail server refuses, and returns its id. */
async function buildUndeliveredEmail(
  kind: "receipt" | "notice" = "receipt",
  to = "awa@exemple.sn",
): Promise<string> {
  const email = { locale: "fr" as const, subject: "Mot", title: "Mot", paragraphs: ["Bonjour"] };
  const id = await transaction((tx) => enqueueEmail(tx, { ...email, kind, to }));
  await deliverDueEmails(5_000);
  return id;
}

test("listUndeliveredEmails: masks the address for an officer, not for an administrator", async () => {
  await buildUndeliveredEmail();
  const admin = await buildStaff({ role: "administrator" });
  const officer = await buildStaff({ campus: "senegal" });
  expect(await listUndeliveredEmails(admin)).toMatchObject([
    {
      to: "awa@exemple.sn",
      failureCode: "email-refused",
      answer: "554 5.6.0 no",
      kind: "receipt",
    },
  ]);
  expect(await listUndeliveredEmails(officer)).toMatchObject([
    { to: "a•••@exemple.sn", answer: null },
  ]);
  expect(await countUndeliveredEmails(officer)).toBe(1);
});

test("listUndeliveredEmails: returns null to others; only administrators may resend", async () => {
  const id = await buildUndeliveredEmail();
  for (const actor of [await buildStaff({ role: "editor" }), await buildStudent(), visitor]) {
    expect(await listUndeliveredEmails(actor)).toBeNull();
    expect(await countUndeliveredEmails(actor)).toBe(0);
    expect(await resendEmails(actor, [id])).toBeNull();
    expect(await resendEmails(actor, "all")).toBeNull();
  }
  expect(await discardEmail(await buildStaff(), id)).toBeNull();
  expect(await countUndeliveredEmails(await buildStaff())).toBe(1);
});

test("resendEmails: sends the same message again and records the actor", async () => {
  const id = await buildUndeliveredEmail();
  const admin = await buildStaff({ role: "administrator" });
  refuses = false;
  expect(await resendEmails(admin, [id])).toEqual({ ok: true, sent: 1 });
  expect(await resendEmails(admin, [id, newId(), "1"])).toEqual({ ok: true, sent: 0 });
  await deliverDueEmails(5_000);
  expect(sent).toEqual(["awa@exemple.sn"]);
  expect(await database.listEmails()).toMatchObject([{ id, state: "sent" }]);
  const entries = await db().select().from(history).where(eq(history.subjectId, id));
  expect(entries).toMatchObject([{ action: "letter.sent-again", actorId: admin.id }]);
});

test("resendEmails: sends the selected emails, then all of them in order", async () => {
  const names = ["a", "b", "c", "d"].map((name) => `${name}@exemple.sn`);
  const ids: string[] = [];
  for (const name of names) ids.push(await buildUndeliveredEmail("receipt", name));
  const admin = await buildStaff({ role: "administrator" });
  refuses = false;
  const [first = "", , third = ""] = ids;
  expect(await resendEmails(admin, [third, first])).toEqual({ ok: true, sent: 2 });
  await deliverDueEmails(5_000);
  expect(sent).toEqual(["a@exemple.sn", "c@exemple.sn"]);
  expect(await countUndeliveredEmails(admin)).toBe(2);
  expect(await resendEmails(admin, "all")).toEqual({ ok: true, sent: 2 });
  expect(await resendEmails(admin, "all")).toEqual({ ok: true, sent: 0 });
  await deliverDueEmails(5_000);
  expect(sent.slice(2)).toEqual(["b@exemple.sn", "d@exemple.sn"]);
  const entries = await db().select().from(history).where(eq(history.action, "letter.sent-again"));
  expect(entries.map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted());
});

test("resendEmails: sends each email once when two administrators resend all", async () => {
  for (let n = 0; n < 20; n += 1) await buildUndeliveredEmail("receipt", `p${n}@exemple.sn`);
  const [one, two] = [
    await buildStaff({ role: "administrator" }),
    await buildStaff({ role: "administrator" }),
  ];
  const answers = await Promise.all([one, two].map((admin) => resendEmails(admin, "all")));
  expect(answers.reduce((sum, answer) => sum + (answer?.sent ?? 0), 0)).toBe(20);
  expect(await db().$count(history, eq(history.action, "letter.sent-again"))).toBe(20);
});

test("resendEmails: lifts the suppression of a bounced notification, but not of a complaint", async () => {
  answer = nobody;
  const id = await buildUndeliveredEmail("notice");
  const admin = await buildStaff({ role: "administrator" });
  expect(await getSuppression("awa@exemple.sn")).toMatchObject({ kind: "bounce" });
  await resendEmails(admin, [id]);
  await deliverDueEmails(5_000);
  expect(await database.listEmails()).toMatchObject([{ state: "dead" }]);
  expect(await getSuppression("awa@exemple.sn")).toMatchObject({ kind: "bounce" });
  refuses = false;
  await resendEmails(admin, [id]);
  await deliverDueEmails(5_000);
  expect(sent).toEqual(["awa@exemple.sn"]);
  expect(await getSuppression("awa@exemple.sn")).toBeNull();

  refuses = true;
  const other = await buildUndeliveredEmail("notice");
  await transaction(async (tx) => {
    await clearSuppression(tx, "awa@exemple.sn");
    await addSuppression(tx, "awa@exemple.sn", { kind: "complaint" });
  });
  refuses = false;
  await resendEmails(admin, [other]);
  await deliverDueEmails(5_000);
  expect(sent).toHaveLength(1);
});

test("discardEmail: erases the content and prevents sending", async () => {
  const id = await buildUndeliveredEmail();
  const admin = await buildStaff({ role: "administrator" });
  expect(await discardEmail(admin, id)).toEqual({ ok: true });
  expect(await discardEmail(admin, id)).toBeNull();
  expect(await discardEmail(admin, newId())).toBeNull();
  expect(await discardEmail(admin, "1")).toBeNull();
  refuses = false;
  await deliverDueEmails(5_000);
  expect(sent).toEqual([]);
  expect(await database.listEmails()).toMatchObject([{ state: "given-up", text: "", html: "" }]);
});
