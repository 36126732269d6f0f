import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { listUserNotifications } from "#app/features/notifications/testing.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { messages } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { MAX_MESSAGES_PER_HOUR } from "./message.ts";
import { isMessageStillUnread } from "./message-notification.server.ts";
import { messagingMessages } from "./messages/messaging.ts";
import { replyToThread, startThread, writeToSchool } from "./send-message.server.ts";
import { buildThread } from "./testing.ts";
import { listThreads, readThread } from "./thread.server.ts";

const _database = await createTestDatabase();
afterEach(() => setClock());

const newMessage = { campus: "senegal", subject: "Bulletin", content: "Canari : page 2." } as const;
const listUserMessages = (threadId: string) =>
  db().select().from(messages).where(eq(messages.threadId, threadId));

test("replyToThread: returns null for another candidate's thread and an unknown id", async () => {
  const thread = await buildThread();
  const other = await buildStudent();
  expect(await replyToThread(other, thread.id, "Bonjour")).toBeNull();
  expect(await replyToThread(other, newId(), "Bonjour")).toBeNull();
  expect(await replyToThread(other, "messagerie", "Bonjour")).toBeNull();
  expect(await listUserMessages(thread.id)).toHaveLength(1);
});

test("replyToThread: returns null for other campuses, editors and visitors", async () => {
  const thread = await buildThread({ campus: "senegal" });
  const cameroon = await buildStaff({ campus: "cameroon" });
  const editor = await buildStaff({ role: "editor", campus: null });
  for (const stranger of [cameroon, editor, { kind: "visitor" as const }])
    expect(await replyToThread(stranger, thread.id, "Bonjour")).toBeNull();
  expect(await listUserMessages(thread.id)).toHaveLength(1);
});

test("startThread: returns not-allowed unless an officer of the campus, null for a non-candidate", async () => {
  const person = await buildStudent();
  const input = { ...newMessage, personId: person.id };
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

test("startThread: refuses unfilled placeholders, which a candidate may write", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const textWithPlaceholders = "Rentrée {rentrée}, à {campus}, {ici} : {campus}.";
  expect(
    await startThread(officer, {
      ...newMessage,
      personId: person.id,
      subject: "{numero}",
      content: textWithPlaceholders,
    }),
  ).toEqual({
    ok: false,
    reason: "invalid-message",
    errors: {
      subject: "placeholder-not-replaced:{numero}",
      content: "placeholder-not-replaced:{rentrée}, {campus}",
    },
  });
  const thread = await buildThread({ campus: "senegal" });
  expect(await replyToThread(officer, thread.id, "Bonjour {prenom}")).toMatchObject({
    errors: { content: "placeholder-not-replaced:{prenom}" },
  });
  expect(await listUserMessages(thread.id)).toHaveLength(1);
  expect(
    await writeToSchool(person, { ...newMessage, content: textWithPlaceholders }),
  ).toMatchObject({ ok: true });
});

test("writeToSchool: returns not-allowed for staff", async () => {
  expect(await writeToSchool(await buildOfficer(), newMessage)).toEqual({
    ok: false,
    reason: "not-allowed",
  });
});

test("writeToSchool: returns an error per field and saves nothing", async () => {
  const person = await buildStudent();
  const refused = await writeToSchool(person, { ...newMessage, subject: " ", content: "\u200B" });
  expect(refused).toEqual({
    ok: false,
    reason: "invalid-message",
    errors: { subject: "required", content: "required" },
  });
  const thread = await buildThread({ personId: person.id });
  expect(await replyToThread(person, thread.id, "a".repeat(5001))).toMatchObject({
    errors: { content: "message-too-long" },
  });
  expect(await listUserMessages(thread.id)).toHaveLength(1);
});

test("startThread: notifies the candidate once, without the content", async () => {
  const person = await buildStudent({ locale: "en" });
  const sent = await startThread(await buildOfficer(), { ...newMessage, personId: person.id });
  if (!sent?.ok) throw new Error("not sent");
  const notifications = await listUserNotifications(person.email);
  expect(notifications).toMatchObject([
    { kind: "message", path: `/espace-etudiant/messagerie/${sent.threadId}` },
  ]);
  expect(notifications[0]?.subject).toBe(messagingMessages.en.notification.subject);
  const text = JSON.stringify(notifications);
  expect(text).not.toContain("Canari");
  expect(text).not.toContain("Bulletin");
});

test("writeToSchool: notifies nobody", async () => {
  const person = await buildStudent();
  await writeToSchool(person, newMessage);
  expect(await listUserNotifications(person.email)).toEqual([]);
});

test("isMessageStillUnread: returns false once the message is read", async () => {
  const person = await buildStudent();
  const sent = await startThread(await buildOfficer(), { ...newMessage, personId: person.id });
  if (!sent?.ok) throw new Error("not sent");
  const [notification] = await listUserNotifications(person.email);
  if (!notification) throw new Error("no notification was created");
  expect(await isMessageStillUnread(db(), notification)).toBe(true);
  await readThread(person, sent.threadId);
  expect(await isMessageStillUnread(db(), notification)).toBe(false);
});

test("writeToSchool: simultaneous identical messages are saved once", async () => {
  const person = await buildStudent();
  // Opens the connections first, so that the attempts run at the same time.
  await Promise.all(Array.from({ length: 10 }, () => db().execute(sql`select pg_sleep(0.02)`)));
  const attempts = Array.from({ length: 10 }, () => writeToSchool(person, newMessage));
  const answers = await Promise.all(attempts);
  expect(new Set(answers.map((answer) => answer.ok && answer.messageId)).size).toBe(1);
  const first = answers[0];
  if (!first?.ok) throw new Error("not sent");
  await Promise.all([1, 2, 3].map(() => replyToThread(person, first.threadId, "Merci.")));
  expect(await listUserMessages(first.threadId)).toHaveLength(2);
});

test("replyToThread: the same content two minutes later is a new message", async () => {
  const person = await buildStudent();
  const thread = await buildThread({ personId: person.id });
  await replyToThread(person, thread.id, "Merci.");
  setClock(new Date(Date.now() + 120_000));
  await replyToThread(person, thread.id, "Merci.");
  expect(await listUserMessages(thread.id)).toHaveLength(3);
});

test("writeToSchool, startThread: the same attempt a day later returns the first thread", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const repeated = { ...newMessage, attempt: newId() };
  const toPerson = { ...repeated, personId: person.id };
  const first = [await writeToSchool(person, repeated), await startThread(officer, toPerson)];
  setClock(new Date(Date.now() + DAY_MS));
  expect([await writeToSchool(person, repeated), await startThread(officer, toPerson)]).toEqual(
    first,
  );
  expect(await listThreads(person)).toHaveLength(2);
  const changed = { ...repeated, content: "Canari : page 3." };
  for (const other of [changed, { ...repeated, attempt: newId() }])
    await writeToSchool(person, other);
  expect(await listThreads(person)).toHaveLength(4);
  const another = await buildStudent();
  await writeToSchool(another, repeated);
  expect(await listThreads(another)).toHaveLength(1);
});

test("replyToThread: the same attempt a day later returns the first message", async () => {
  const person = await buildStudent();
  const thread = await buildThread({ personId: person.id });
  const extras = { attempt: newId() };
  const first = await replyToThread(person, thread.id, "Merci.", extras);
  setClock(new Date(Date.now() + DAY_MS));
  expect(await replyToThread(person, thread.id, "Merci.", extras)).toEqual(first);
  expect(await listUserMessages(thread.id)).toHaveLength(2);
  await replyToThread(person, thread.id, "Merci encore.", extras);
  expect(await listUserMessages(thread.id)).toHaveLength(3);
});

test("replyToThread: returns too-many-messages to a candidate, not to an officer", async () => {
  const person = await buildStudent();
  const thread = await buildThread({ personId: person.id });
  for (let i = 0; i < MAX_MESSAGES_PER_HOUR; i++)
    await replyToThread(person, thread.id, `Message ${i}`);
  const refused = {
    ok: false,
    reason: "too-many-messages",
    limit: MAX_MESSAGES_PER_HOUR,
    retryAfterSeconds: expect.any(Number),
  };
  expect(await replyToThread(person, thread.id, "Encore")).toEqual(refused);
  expect(await writeToSchool(person, newMessage)).toEqual(refused);
  const officer = await buildOfficer();
  for (let i = 0; i <= MAX_MESSAGES_PER_HOUR; i++)
    await replyToThread(officer, thread.id, `Réponse ${i}`);
  expect(await listUserMessages(thread.id)).toHaveLength(2 + 2 * MAX_MESSAGES_PER_HOUR);
  setClock(new Date(Date.now() + 3_700_000));
  expect(await replyToThread(person, thread.id, "Plus tard")).toMatchObject({ ok: true });
});

test("replyToThread: concurrent replies keep every message and a strict order", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const thread = await buildThread({ personId: person.id });
  const contents = ["un", "deux", "trois"];
  await Promise.all(
    contents.flatMap((w) => [
      replyToThread(person, thread.id, w),
      replyToThread(officer, thread.id, w),
    ]),
  );
  const saved = await listUserMessages(thread.id);
  expect(saved).toHaveLength(7);
  expect(new Set(saved.map((message) => message.createdAt.getTime())).size).toBe(7);
});

test("replyToThread: a reply is dated after its message despite a late clock", async () => {
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
  const view = await readThread(person, thread.id);
  expect(view?.messages.map((message) => message.content).slice(1)).toEqual([
    "première",
    "seconde",
  ]);
});

test("startThread: records the author and the application, not the content", async () => {
  const applicationId = newId();
  const officer = await buildOfficer();
  const person = await buildStudent();
  await startThread(officer, { ...newMessage, personId: person.id, applicationId });
  const entries = await db().select().from(history).where(eq(history.subjectId, applicationId));
  expect(entries).toMatchObject([
    { action: "message.sent", actorId: officer.id, subjectKind: "application" },
  ]);
  expect(JSON.stringify(entries)).not.toContain("Canari");
});

function buildOfficer() {
  return buildStaff({ campus: "senegal" });
}
