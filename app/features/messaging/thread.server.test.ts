import { afterEach, expect, test } from "vitest";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { messages } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { replyToThread, startThread, writeToSchool } from "./send-message.server.ts";
import { settleThread, unsettleThread } from "./settle-thread.server.ts";
import { buildThread } from "./testing.ts";
import {
  countOverdueThreads,
  countUnreadByApplication,
  countWaitingThreads,
  getThreadContext,
  listApplicationThreads,
  listThreads,
  readThread,
} from "./thread.server.ts";
import { DEFAULT_MESSAGE_COUNT } from "./thread-filter.ts";

await createTestDatabase();
afterEach(() => setClock());

const newMessage = { campus: "senegal", subject: "Bulletin", content: "Bonjour." } as const;

test("readThread: returns null for another candidate's thread, as for an unknown one", async () => {
  const thread = await buildThread();
  const other = await buildStudent();
  expect(await readThread(other, thread.id)).toBeNull();
  expect(await readThread(other, newId())).toBeNull();
  expect(await listThreads(other)).toEqual([]);
  expect(await countWaitingThreads(other)).toBe(0);
});

test("readThread: returns null for an id that is no UUID", async () => {
  const officer = await buildOfficer();
  expect(await readThread(officer, "1")).toBeNull();
  expect(await readThread(officer, "' or true --")).toBeNull();
  expect(await listApplicationThreads(officer, "x")).toEqual([]);
});

test("readThread: returns null to other campuses, editors and visitors", async () => {
  const applicationId = newId();
  const thread = await buildThread({ campus: "senegal", applicationId });
  const strangers = [
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor", campus: null }),
    { kind: "visitor" as const },
  ];
  for (const stranger of strangers) {
    expect(await readThread(stranger, thread.id)).toBeNull();
    expect(await listApplicationThreads(stranger, applicationId)).toEqual([]);
    expect(await countWaitingThreads(stranger)).toBe(0);
  }
  const administrator = await buildStaff({ role: "administrator", campus: null });
  expect(await readThread(administrator, thread.id)).not.toBeNull();
});

test("readThread: records access by staff once an hour, never by the candidate", async () => {
  const [officer, person] = [await buildOfficer(), await buildStudent()];
  const thread = await buildThread({ campus: "senegal", personId: person.id });
  const actions = async () =>
    (await listSubjectHistory(officer, { kind: "thread", id: thread.id })).map(
      ({ action }) => action,
    );
  await readThread(person, thread.id);
  await readThread(await buildStaff({ campus: "cameroon" }), thread.id);
  expect(await actions()).toEqual([]);
  for (const reader of [officer, officer]) await readThread(reader, thread.id);
  expect(await actions()).toEqual(["thread.opened"]);
  setClock(new Date(Date.now() + 2 * HOUR_MS));
  await readThread(officer, thread.id);
  expect(await actions()).toHaveLength(2);
});

test("readThread: marks a message read for the candidate only", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const sent = await startThread(officer, { ...newMessage, personId: person.id });
  if (!sent?.ok) throw new Error("not sent");
  const before = await countWaitingThreads(officer);
  expect(await countWaitingThreads(person)).toBe(1);
  expect(await listThreads(person)).toMatchObject([{ isUnread: true, lastSide: "school" }]);
  expect(await readThread(person, sent.threadId)).toMatchObject({ subject: "Bulletin" });
  expect(await countWaitingThreads(person)).toBe(0);
  expect(await listThreads(person)).toMatchObject([{ isUnread: false }]);
  expect(await countWaitingThreads(officer)).toBe(before);
});

test("readThread: marks only this thread read", async () => {
  const officer = await buildOfficer();
  const [owner, other] = [await buildStudent(), await buildStudent()];
  const opened: string[] = [];
  for (const [subject, { id }] of [owner, owner, other].entries()) {
    const sent = await startThread(officer, { ...newMessage, subject: `${subject}`, personId: id });
    if (!sent?.ok) throw new Error("not sent");
    opened.push(sent.threadId);
  }
  const [first = "", second = "", otherThreadId = ""] = opened;
  // All were read once, and each has a new reply.
  for (const id of [first, second]) await readThread(owner, id);
  await readThread(other, otherThreadId);
  for (const id of opened) await replyToThread(officer, id, "Il est arrivé.");
  await readThread(owner, second);
  expect(await countWaitingThreads(owner)).toBe(1);
  expect(await countWaitingThreads(other)).toBe(1);
});

test("readThread: an aborted request leaves the message unread", async () => {
  const person = await buildStudent();
  const sent = await startThread(await buildOfficer(), { ...newMessage, personId: person.id });
  if (!sent?.ok) throw new Error("not sent");
  await readThread(person, sent.threadId, undefined, AbortSignal.abort());
  expect(await countWaitingThreads(person)).toBe(1);
});

test("countOverdueThreads: counts a thread that has waited for the school for more than two days", async () => {
  const officer = await buildOfficer();
  const before = await countOverdueThreads(officer);
  const writeHoursAgo = async (hours: number) => {
    setClock(new Date(Date.now() - hours * HOUR_MS));
    const sent = await writeToSchool(await buildStudent(), newMessage);
    setClock();
    if (!sent.ok) throw new Error("not sent");
    return sent.threadId;
  };
  await writeHoursAgo(47);
  expect(await countOverdueThreads(officer)).toBe(before);
  const overdue = await writeHoursAgo(49);
  expect(await countOverdueThreads(officer)).toBe(before + 1);
  await replyToThread(officer, overdue, "Il est arrivé.");
  expect(await countOverdueThreads(officer)).toBe(before);
});

test("countWaitingThreads: a thread waits for the school until answered, even if read", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const before = await countWaitingThreads(officer);
  const sent = await writeToSchool(person, newMessage);
  if (!sent.ok) throw new Error("not sent");
  expect(await countWaitingThreads(officer)).toBe(before + 1);
  expect(await countWaitingThreads(person)).toBe(0);
  await readThread(officer, sent.threadId);
  expect(await listThreads(officer, { limit: 1 })).toMatchObject([{ isUnread: false }]);
  expect(await countWaitingThreads(officer)).toBe(before + 1);
  await replyToThread(officer, sent.threadId, "Merci.");
  expect(await countWaitingThreads(officer)).toBe(before);
  expect(await countWaitingThreads(person)).toBe(1);
});

test("listThreads: isWaitingOnly lists what countWaitingThreads counts", async () => {
  const officer = await buildStaff({ campus: "cameroon" });
  const first = await writeToSchool(await buildStudent(), { ...newMessage, campus: "cameroon" });
  await writeToSchool(await buildStudent(), { ...newMessage, campus: "cameroon" });
  if (!first.ok) throw new Error("not sent");
  await readThread(officer, first.threadId);
  const waiting = () => listThreads(officer, { isWaitingOnly: true });
  expect(await waiting()).toMatchObject([{ isUnread: true }, { isUnread: false }]);
  expect(await countWaitingThreads(officer)).toBe(2);
  await replyToThread(officer, first.threadId, "Il est arrivé.");
  expect(await waiting()).toHaveLength(1);
  expect(await countWaitingThreads(officer)).toBe(1);
});

test("readThread: a message that arrives after the read stays unread", async () => {
  const person = await buildStudent();
  const thread = await buildThread({ personId: person.id });
  const officer = await buildOfficer();
  await readThread(person, thread.id);
  await replyToThread(officer, thread.id, "Une précision.");
  expect(await countWaitingThreads(person)).toBe(1);
});

test("listThreads: newest first; readThread: oldest first with the seen flag", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  setClock("2026-11-20T10:00:00Z");
  const first = await startThread(officer, { ...newMessage, personId: person.id, subject: "Un" });
  setClock("2026-11-20T11:00:00Z");
  await startThread(officer, { ...newMessage, personId: person.id, subject: "Deux" });
  if (!first?.ok) throw new Error("not sent");
  await readThread(person, first.threadId);
  setClock("2026-11-20T12:00:00Z");
  await replyToThread(person, first.threadId, "Merci.");
  expect((await listThreads(person)).map((line) => line.subject)).toEqual(["Un", "Deux"]);
  expect((await readThread(person, first.threadId))?.messages).toMatchObject([
    { side: "school", author: officer.name, content: "Bonjour.", isSeen: true },
    { side: "person", author: person.name, content: "Merci.", isSeen: false },
  ]);
});

test("readThread: returns the last messages, and earlier ones with a higher count", async () => {
  const person = await buildStudent();
  const { id } = await buildThread({ personId: person.id });
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute));
  const rows = Array.from({ length: DEFAULT_MESSAGE_COUNT }, (_, i) => ({
    ...{ threadId: id, side: "school" as const, content: `${i}`, createdAt: at(i) },
  }));
  await db().insert(messages).values(rows);
  const first = await readThread(person, id);
  expect(first).toMatchObject({ hasEarlier: true });
  expect(first?.messages.map(({ content }) => content)).toEqual(rows.map(({ content }) => content));
  expect(await countWaitingThreads(person)).toBe(0);
  const allMessages = await readThread(person, id, 2 * DEFAULT_MESSAGE_COUNT);
  expect(allMessages).toMatchObject({ hasEarlier: false });
  expect(allMessages?.messages[0]?.content).toBe("Il manque la page 2.");
  expect(allMessages?.messages).toHaveLength(DEFAULT_MESSAGE_COUNT + 1);
});

test("getThreadContext: returns the language of the candidate", async () => {
  const officer = await buildStaff({ campus: "senegal" });
  const person = await buildStudent({ locale: "en" });
  const thread = await buildThread({ personId: person.id });
  expect(await getThreadContext(officer, thread.id)).toMatchObject({ personLocale: "en" });
});

test("countUnreadByApplication: counts unread threads per application", async () => {
  const applicationId = newId();
  const [person, officer] = [await buildStudent(), await buildOfficer()];
  const sent = await writeToSchool(person, { ...newMessage, applicationId });
  await writeToSchool(person, { ...newMessage, subject: "Autre", applicationId });
  expect((await countUnreadByApplication(officer, [applicationId])).get(applicationId)).toBe(2);
  if (sent.ok) await readThread(officer, sent.threadId);
  expect((await countUnreadByApplication(officer, [applicationId])).get(applicationId)).toBe(1);
  expect((await countUnreadByApplication(officer, [])).size).toBe(0);
  expect((await countUnreadByApplication(person, [applicationId])).size).toBe(0);
});

test("listApplicationThreads: returns only the threads about the application", async () => {
  const officer = await buildOfficer();
  const person = await buildStudent();
  const applicationId = newId();
  await startThread(officer, { ...newMessage, personId: person.id, applicationId });
  await startThread(officer, { ...newMessage, personId: person.id, subject: "Autre" });
  const about = await listApplicationThreads(officer, applicationId);
  expect(about.map((line) => line.subject)).toEqual(["Bulletin"]);
  expect(await listApplicationThreads(person, applicationId)).toEqual([]);
});

function buildOfficer() {
  return buildStaff({ campus: "senegal" });
}

test("settleThread: the thread stops waiting until the candidate writes again", async () => {
  const person = await buildStudent();
  const officer = await buildOfficer();
  const sent = await writeToSchool(person, newMessage);
  if (!sent.ok) throw new Error("not sent");
  const { threadId, messageId } = sent;
  const before = await countWaitingThreads(officer);
  expect(await readThread(officer, threadId)).toMatchObject({ replyStatus: "waits" });
  const cameroon = await buildStaff({ campus: "cameroon" });
  for (const stranger of [cameroon, person])
    expect(await settleThread(stranger, threadId, messageId)).toBeNull();
  expect(await settleThread(officer, threadId, newId())).toBeNull();
  expect(await countWaitingThreads(officer)).toBe(before);
  const later = await replyToThread(person, threadId, "Encore un mot.");
  if (!later?.ok) throw new Error("not sent");
  // The second message arrived after what the officer saw, so the thread still waits.
  await settleThread(officer, threadId, messageId);
  expect(await countWaitingThreads(officer)).toBe(before);
  expect(await settleThread(officer, threadId, later.messageId)).toEqual({ ok: true });
  expect(await countWaitingThreads(officer)).toBe(before - 1);
  expect(await readThread(officer, threadId)).toMatchObject({ replyStatus: "settled" });
  expect(await unsettleThread(person, threadId)).toBeNull();
  expect(await unsettleThread(officer, threadId)).toEqual({ ok: true });
  expect(await countWaitingThreads(officer)).toBe(before);
  await settleThread(officer, threadId, later.messageId);
  await replyToThread(person, threadId, "Merci.");
  expect(await readThread(officer, threadId)).toMatchObject({ replyStatus: "waits" });
  expect(await countWaitingThreads(officer)).toBe(before);
});
