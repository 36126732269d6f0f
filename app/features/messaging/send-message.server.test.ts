import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { listNotificationsOf } from "#app/features/notifications/testing.ts";
import { messagingMessages } from "#app/i18n/messaging.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { messages } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { MAX_MESSAGES_PER_HOUR } from "./message.ts";
import { isMessageStillUnread } from "./message-notification.server.ts";
import { replyToThread, startThread, writeToSchool } from "./send-message.server.ts";
import { buildThread } from "./testing.ts";
import { listThreads, readThread } from "./thread.server.ts";

const _database = await createTestDatabase();
afterEach(() => setClock());

const letter = { campus: "senegal", subject: "Bulletin", content: "Canari : page 2." } as const;
const of = (threadId: string) =>
  db().select().from(messages).where(eq(messages.threadId, threadId));

test("another candidate's thread cannot be answered, nor one that does not exist", async () => {
  const thread = await buildThread();
  const other = await buildStudent();
  expect(await replyToThread(other, thread.id, "Bonjour")).toBeNull();
  expect(await replyToThread(other, newId(), "Bonjour")).toBeNull();
  expect(await replyToThread(other, "messagerie", "Bonjour")).toBeNull();
  expect(await of(thread.id)).toHaveLength(1);
});

test("staff of the other campus, editors and visitors cannot answer", async () => {
  const thread = await buildThread({ campus: "senegal" });
  const cameroon = await buildStaff({ campus: "cameroon" });
  const editor = await buildStaff({ role: "editor", campus: null });
  for (const stranger of [cameroon, editor, { kind: "visitor" as const }])
    expect(await replyToThread(stranger, thread.id, "Bonjour")).toBeNull();
  expect(await of(thread.id)).toHaveLength(1);
});

test("only officers of the campus start a thread, and only with a candidate", async () => {
  const person = await buildStudent();
  const input = { ...letter, personId: person.id };
  const refused = { ok: false, reason: "not-allowed" };
  const editor = await buildStaff({ role: "editor", campus: null });
  expect(await startThread(editor, input)).toEqual(refused);
  expect(await startThread(await buildStaff({ campus: "cameroon" }), input)).toEqual(refused);
  expect(await startThread(person, input)).toEqual(refused);
  const officer = await buildOfficer();
  expect(await startThread(officer, { ...input, personId: newId() })).toBeNull();
  expect(await startThread(officer, { ...input, personId: editor.id })).toBeNull();
  expect(await startThread(officer, input)).toMatchObject({ ok: true });
});

test("the school sends nobody the open place of a template; a person may write braces", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const open = "Rentrée {rentrée}, à {campus}, {ici} : {campus}.";
  expect(
    await startThread(officer, {
      ...letter,
      personId: person.id,
      subject: "{numero}",
      content: open,
    }),
  ).toEqual({
    ok: false,
    reason: "invalid-message",
    errors: { subject: "place-open:{numero}", content: "place-open:{rentrée}, {campus}" },
  });
  const thread = await buildThread({ campus: "senegal" });
  expect(await replyToThread(officer, thread.id, "Bonjour {prenom}")).toMatchObject({
    errors: { content: "place-open:{prenom}" },
  });
  expect(await of(thread.id)).toHaveLength(1);
  expect(await writeToSchool(person, { ...letter, content: open })).toMatchObject({ ok: true });
});

test("the staff do not write to the school", async () => {
  expect(await writeToSchool(await buildOfficer(), letter)).toEqual({
    ok: false,
    reason: "not-allowed",
  });
});

test("an unfit letter is refused field by field, and nothing is kept", async () => {
  const person = await buildStudent();
  const refused = await writeToSchool(person, { ...letter, subject: " ", content: "\u200B" });
  expect(refused).toEqual({
    ok: false,
    reason: "invalid-message",
    errors: { subject: "required", content: "required" },
  });
  const thread = await buildThread({ personId: person.id });
  expect(await replyToThread(person, thread.id, "a".repeat(5001))).toMatchObject({
    errors: { content: "message-too-long" },
  });
  expect(await of(thread.id)).toHaveLength(1);
});

test("a message of the school is told once, in the person's language, without its content", async () => {
  const person = await buildStudent({ locale: "en" });
  const sent = await startThread(await buildOfficer(), { ...letter, personId: person.id });
  if (!sent?.ok) throw new Error("not sent");
  const told = await listNotificationsOf(person.email);
  expect(told).toMatchObject([
    { kind: "message", path: `/espace-etudiant/messagerie/${sent.threadId}` },
  ]);
  expect(told[0]?.subject).toBe(messagingMessages.en.notice.subject);
  const text = JSON.stringify(told);
  expect(text).not.toContain("Canari");
  expect(text).not.toContain("Bulletin");
});

test("a message to the school is told to nobody", async () => {
  const person = await buildStudent();
  await writeToSchool(person, letter);
  expect(await listNotificationsOf(person.email)).toEqual([]);
});

test("a message that was read is not told any more", async () => {
  const person = await buildStudent();
  const sent = await startThread(await buildOfficer(), { ...letter, personId: person.id });
  if (!sent?.ok) throw new Error("not sent");
  const [notice] = await listNotificationsOf(person.email);
  if (!notice) throw new Error("nothing was told");
  expect(await isMessageStillUnread(db(), notice)).toBe(true);
  await readThread(person, sent.threadId);
  expect(await isMessageStillUnread(db(), notice)).toBe(false);
});

test("the same words sent twice at once are one message", async () => {
  const person = await buildStudent();
  // Connections that are already open, so that the attempts really meet.
  await Promise.all(Array.from({ length: 10 }, () => db().execute(sql`select pg_sleep(0.02)`)));
  const attempts = Array.from({ length: 10 }, () => writeToSchool(person, letter));
  const answers = await Promise.all(attempts);
  expect(new Set(answers.map((answer) => answer.ok && answer.messageId)).size).toBe(1);
  const first = answers[0];
  if (!first?.ok) throw new Error("not sent");
  await Promise.all([1, 2, 3].map(() => replyToThread(person, first.threadId, "Merci.")));
  expect(await of(first.threadId)).toHaveLength(2);
});

test("the same words later are another message", async () => {
  const person = await buildStudent();
  const thread = await buildThread({ personId: person.id });
  await replyToThread(person, thread.id, "Merci.");
  setClock(new Date(Date.now() + 120_000));
  await replyToThread(person, thread.id, "Merci.");
  expect(await of(thread.id)).toHaveLength(3);
});

test("the form of a new conversation that is sent again a day later, its answer lost, begins no second one", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const again = { ...letter, attempt: newId() };
  const toPerson = { ...again, personId: person.id };
  const first = [await writeToSchool(person, again), await startThread(officer, toPerson)];
  setClock(new Date(Date.now() + 86_400_000));
  expect([await writeToSchool(person, again), await startThread(officer, toPerson)]).toEqual(first);
  expect(await listThreads(person)).toHaveLength(2);
  const changed = { ...again, content: "Canari : page 3." };
  for (const other of [changed, { ...again, attempt: newId() }]) await writeToSchool(person, other);
  expect(await listThreads(person)).toHaveLength(4);
  const another = await buildStudent();
  await writeToSchool(another, again);
  expect(await listThreads(another)).toHaveLength(1);
});

test("an answer that its form sends again a day later is the one that arrived", async () => {
  const person = await buildStudent();
  const thread = await buildThread({ personId: person.id });
  const going = { attempt: newId() };
  const first = await replyToThread(person, thread.id, "Merci.", going);
  setClock(new Date(Date.now() + 86_400_000));
  expect(await replyToThread(person, thread.id, "Merci.", going)).toEqual(first);
  expect(await of(thread.id)).toHaveLength(2);
  await replyToThread(person, thread.id, "Merci encore.", going);
  expect(await of(thread.id)).toHaveLength(3);
});

test("a person who floods the school waits; an officer does not", async () => {
  const person = await buildStudent();
  const thread = await buildThread({ personId: person.id });
  for (let i = 0; i < MAX_MESSAGES_PER_HOUR; i++)
    await replyToThread(person, thread.id, `Message ${i}`);
  const refused = {
    ok: false,
    reason: "too-many-messages",
    limit: MAX_MESSAGES_PER_HOUR,
    retryAfter: expect.any(Number),
  };
  expect(await replyToThread(person, thread.id, "Encore")).toEqual(refused);
  expect(await writeToSchool(person, letter)).toEqual(refused);
  const officer = await buildOfficer();
  for (let i = 0; i <= MAX_MESSAGES_PER_HOUR; i++)
    await replyToThread(officer, thread.id, `Réponse ${i}`);
  expect(await of(thread.id)).toHaveLength(2 + 2 * MAX_MESSAGES_PER_HOUR);
  setClock(new Date(Date.now() + 3_700_000));
  expect(await replyToThread(person, thread.id, "Plus tard")).toMatchObject({ ok: true });
});

test("two people answering at once lose neither message nor order", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const thread = await buildThread({ personId: person.id });
  const words = ["un", "deux", "trois"];
  await Promise.all(
    words.flatMap((w) => [
      replyToThread(person, thread.id, w),
      replyToThread(officer, thread.id, w),
    ]),
  );
  const kept = await of(thread.id);
  expect(kept).toHaveLength(7);
  expect(new Set(kept.map((message) => message.createdAt.getTime())).size).toBe(7);
});

test("an answer comes after the message it answers, even from a machine whose clock is late", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const thread = await buildThread({
    personId: person.id,
    lastMessageAt: new Date("2026-11-20T10:00:00Z"),
  });
  setClock("2026-11-20T11:00:00Z");
  await replyToThread(person, thread.id, "première");
  setClock("2026-11-20T10:59:00Z");
  await replyToThread(officer, thread.id, "seconde");
  const read = await readThread(person, thread.id);
  expect(read?.messages.map((message) => message.content).slice(1)).toEqual([
    "première",
    "seconde",
  ]);
});

test("the history says who wrote, about which application, and not what", async () => {
  const applicationId = newId();
  const officer = await buildOfficer();
  const person = await buildStudent();
  await startThread(officer, { ...letter, personId: person.id, applicationId });
  const kept = await db().select().from(history).where(eq(history.subjectId, applicationId));
  expect(kept).toMatchObject([
    { action: "message.sent", actorId: officer.id, subjectKind: "application" },
  ]);
  expect(JSON.stringify(kept)).not.toContain("Canari");
});

/** An officer of the Senegal campus. */
function buildOfficer() {
  return buildStaff({ campus: "senegal" });
}
