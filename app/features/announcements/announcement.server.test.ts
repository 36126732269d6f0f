import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import {
  buildIntake,
  buildSentApplication,
  listChoices,
} from "#app/features/admissions/testing.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { replyToThread } from "#app/features/messaging/send-message.server.ts";
import {
  countWaitingThreads,
  listThreads,
  readThread,
} from "#app/features/messaging/thread.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  deleteDraftAnnouncement,
  getAnnouncement,
  listAnnouncements,
  previewAnnouncement,
  previewSentAnnouncement,
  saveAnnouncement,
  sendAnnouncement,
} from "./announcement.server.ts";
import { deliverAnnouncement, resumeAnnouncements } from "./deliver-announcement.server.ts";
import { buildCandidates } from "./testing.ts";

const database = await createTestDatabase();
beforeEach(() => database.truncate());
afterEach(() => vi.restoreAllMocks());

const texts = {
  subjectFr: "Rentrée avancée",
  contentFr: "La rentrée est le 4 janvier.",
  subjectEn: "Earlier start",
  contentEn: "We start on 4 January.",
};
type AnnouncementInput = Partial<Parameters<typeof saveAnnouncement>[2]>;

async function buildDraft(input: AnnouncementInput = {}) {
  const author = await buildStaff();
  const saved = await saveAnnouncement(author, null, { ...texts, ...input });
  if (!saved?.ok) throw new Error("not saved");
  return { author, id: saved.id };
}

async function countRecipients(actor: Awaited<ReturnType<typeof buildStaff>>, id: string) {
  const announcement = await getAnnouncement(actor, id);
  return announcement ? (await previewAnnouncement(announcement)).count : null;
}

async function buildSentAnnouncement(input: AnnouncementInput = {}) {
  const { author, id } = await buildDraft(input);
  await sendAnnouncement(author, id, (await countRecipients(author, id)) ?? 0);
  return { author, id };
}

test("listAnnouncements, getAnnouncement: return what a page shows of an announcement, and its author by name", async () => {
  const { author, id } = await buildDraft();
  const announcement = {
    ...{ id, ...texts, author: author.name, delivered: 0, chosen: false },
    ...{ campus: null, intakeId: null, state: null, courseId: null },
    ...{ sentAt: null, total: null, endedAt: null },
  };
  expect(await getAnnouncement(author, id)).toEqual(announcement);
  expect(await listAnnouncements(author)).toContainEqual(announcement);
});

test("deliverAnnouncement: creates a private thread per recipient in their language, without content in the notification", async () => {
  const [awa] = await buildCandidates(1);
  const [john] = await buildCandidates(1);
  await db()
    .update(users)
    .set({ locale: "en" })
    .where(eq(users.id, john?.id ?? ""));
  const { id, author } = await buildSentAnnouncement();
  await deliverAnnouncement(id);
  expect(await listThreads(awa ?? visitor)).toMatchObject([
    { subject: texts.subjectFr, isUnread: true },
  ]);
  const [line] = await listThreads(john ?? visitor);
  expect(line).toMatchObject({ subject: texts.subjectEn, locale: "en" });
  const thread = await readThread(john ?? visitor, line?.id ?? "");
  expect(thread?.messages).toMatchObject([{ content: texts.contentEn, author: author.name }]);
  const { rows: notifications } = await db().execute(sql`select said from notices`);
  expect(notifications).toHaveLength(2);
  expect(JSON.stringify(notifications)).not.toMatch(/4 jan/i);
});

test("previewAnnouncement: shows the personalised messages that recipients then receive", async () => {
  const [awa] = await buildCandidates(1);
  const [john] = await buildCandidates(1);
  await db()
    .update(users)
    .set({ locale: "en", firstName: "John", name: "John Tabi" })
    .where(eq(users.id, john?.id ?? ""));
  await db()
    .update(users)
    .set({ firstName: "", lastName: "Awa Ndiaye", name: "Awa Ndiaye" })
    .where(eq(users.id, awa?.id ?? ""));
  const { author, id } = await buildDraft({
    subjectFr: "Dossier {numéro}",
    contentFr: "Bonjour {prénom}, à {campus} : {rentrée}.",
    subjectEn: "Application {numero}",
    contentEn: "Hello {prenom}, in {campus}: {rentree}.",
  });
  const draft = await getAnnouncement(author, id);
  const preview = draft && (await previewAnnouncement(draft));
  expect(preview?.samples).toMatchObject([
    { name: "Awa Ndiaye", locale: "fr", content: expect.stringContaining("Bonjour Awa Ndiaye,") },
    { name: "John Tabi", locale: "en", content: expect.stringContaining("Hello John, in Dakar:") },
  ]);
  await sendAnnouncement(author, id, 2);
  await deliverAnnouncement(id);
  for (const [person, at] of [
    [awa, 0],
    [john, 1],
  ] as const) {
    const [line] = await listThreads(person ?? visitor);
    const thread = await readThread(person ?? visitor, line?.id ?? "");
    const { subject, content } = preview?.samples[at] ?? {};
    expect(line?.subject).toBe(subject);
    expect(subject).toMatch(/ ER-\d\d-DKR-\d+$/);
    expect(thread?.messages[0]?.content).toBe(content);
    expect(content).not.toMatch(/[{}]/);
  }
  const sentAnnouncement = await getAnnouncement(author, id);
  expect(sentAnnouncement && (await previewSentAnnouncement(sentAnnouncement))).toEqual(
    preview?.samples,
  );
});

test("deliverAnnouncement: falls back to the written language and marks it", async () => {
  const [person] = await buildCandidates(1);
  await db()
    .update(users)
    .set({ locale: "en" })
    .where(eq(users.id, person?.id ?? ""));
  const { id } = await buildSentAnnouncement({ subjectEn: "", contentEn: "" });
  await deliverAnnouncement(id);
  expect(await listThreads(person ?? visitor)).toMatchObject([
    { subject: texts.subjectFr, locale: "fr" },
  ]);
});

test("listRecipients: filters by campus, intake, state and course, without drafts and closed accounts", async () => {
  await buildStudent();
  const intakeId = await buildIntake();
  await buildCandidates(2);
  const one = await buildSentApplication({ campus: "cameroon", state: "interview" });
  const closed = await buildSentApplication();
  await db()
    .update(users)
    .set({ closedAt: new Date() })
    .where(eq(users.id, "id" in closed.actor ? closed.actor.id : ""));
  const { author } = await buildDraft();
  const countFor = async (input: AnnouncementInput) =>
    countRecipients(author, (await buildDraft(input)).id);
  expect(await countFor({})).toBe(3);
  expect(await countFor({ campus: "cameroon" })).toBe(1);
  expect(await countFor({ campus: "senegal", state: "interview" })).toBe(0);
  expect(await countFor({ state: "interview" })).toBe(1);
  expect(await countFor({ state: "draft" })).toBe(3);
  expect(await countFor({ intakeId })).toBe(3);
  expect(await countFor({ intakeId: newId() })).toBe(0);
  expect(await countFor({ intakeId: "rentrée" })).toBe(0);
  const [choice] = await listChoices(one.id);
  expect(await countFor({ courseId: choice?.courseId ?? "" })).toBe(1);
});

test("sendAnnouncement: returns announcement-no-recipient, and announcement-count-changed for another number", async () => {
  const { author, id } = await buildDraft();
  expect(await sendAnnouncement(author, id, 0)).toEqual({
    ok: false,
    reason: "announcement-no-recipient",
  });
  await buildCandidates(2);
  expect(await sendAnnouncement(author, id, 1)).toEqual({
    ok: false,
    reason: "announcement-count-changed",
    limit: 2,
  });
  expect(await sendAnnouncement(author, id, 2)).toEqual({ ok: true });
  expect(await sendAnnouncement(author, id, 2)).toEqual({ ok: true });
  expect(await database.jobs("announcement.sent")).toEqual([{ id }]);
  expect(await saveAnnouncement(author, id, texts)).toMatchObject({ reason: "announcement-sent" });
  expect(await deleteDraftAnnouncement(author, id)).toBeNull();
  const history = await listSubjectHistory(author, { kind: "announcement", id });
  expect(history).toMatchObject([{ action: "announcement.sent", name: author.name }]);
});

test("announcements: allowed to officers of the campus only", async () => {
  await buildCandidates(1);
  const dakar = await buildStaff({ campus: "senegal" });
  expect(await saveAnnouncement(dakar, null, texts)).toMatchObject({ reason: "not-allowed" });
  const otherCampusInput = { ...texts, campus: "cameroon" };
  expect(await saveAnnouncement(dakar, null, otherCampusInput)).toMatchObject({
    reason: "not-allowed",
  });
  const saved = await saveAnnouncement(dakar, null, { ...texts, campus: "senegal" });
  if (!saved?.ok) throw new Error("not saved");
  const { id } = await buildDraft();
  const strangers = [
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
    await buildStudent(),
    visitor,
  ];
  for (const stranger of strangers) {
    expect(await listAnnouncements(stranger)).toEqual([]);
    expect(await getAnnouncement(stranger, saved.id)).toBeNull();
    expect(await sendAnnouncement(stranger, saved.id, 1)).toBeNull();
    expect(await deleteDraftAnnouncement(stranger, saved.id)).toBeNull();
    expect(
      await saveAnnouncement(stranger, saved.id, { ...texts, campus: "senegal" }),
    ).not.toMatchObject({ ok: true });
  }
  expect(await getAnnouncement(dakar, id)).toBeNull();
  expect(await getAnnouncement(dakar, newId())).toBeNull();
  expect(await getAnnouncement(dakar, "annonce")).toBeNull();
  expect((await listAnnouncements(dakar)).map((one) => one.id)).toEqual([saved.id]);
});

test("deliverAnnouncement: after a crash other workers continue and nobody receives it twice", async () => {
  const people = await buildCandidates(4);
  const many = Array.from({ length: 230 }, () => newId());
  await db()
    .insert(users)
    .values(many.map((id) => ({ id, name: "Awa", email: `${id}@exemple.test` })));
  const { id } = await buildSentAnnouncement();
  // More than two batches of recipients, inserted directly without applications.
  await db().execute(sql`insert into recipients (announcement_id, person_id, application_id, campus, locale)
    select ${id}, id, id, 'senegal', 'fr' from users where id = any(${sql.param(many)}::uuid[])`);
  const messageNotifications = await import(
    "#app/features/messaging/message-notification.server.ts"
  );
  const { announceEach } = messageNotifications;
  let batches = 0;
  const failingNotify = vi
    .spyOn(messageNotifications, "announceEach")
    .mockImplementation(async (tx, some) => {
      batches += 1;
      await announceEach(tx, some);
      if (batches === 2) throw new Error("the worker dies");
    });
  await expect(deliverAnnouncement(id)).rejects.toThrow();
  failingNotify.mockRestore();
  const author = await buildStaff();
  expect(await getAnnouncement(author, id)).toMatchObject({ delivered: 100, endedAt: null });
  await Promise.all([deliverAnnouncement(id), resumeAnnouncements()]);
  await resumeAnnouncements();
  const { rows } = await db().execute<{ n: number; people: number }>(sql`
    select count(*)::int as n, count(distinct person_id)::int as people from threads
    where announcement_id = ${id}`);
  expect(rows).toEqual([{ n: 234, people: 234 }]);
  const { rows: notifiedPeople } = await db().execute(sql`select distinct person_id from notices`);
  expect(notifiedPeople).toHaveLength(234);
  const announcement = await getAnnouncement(author, id);
  expect(announcement).toMatchObject({ delivered: 234, endedAt: expect.any(Date) });
  for (const person of people) expect(await listThreads(person)).toHaveLength(1);
});

test("saveAnnouncement: selected applications stay selected, and each records the announcement", async () => {
  const ownCampus = await buildSentApplication();
  const otherCampus = await buildSentApplication({ campus: "cameroon" });
  await buildCandidates(1);
  const author = await buildStaff();
  const dakar = await buildStaff({ campus: "senegal" });
  expect(await saveAnnouncement(dakar, null, texts, [ownCampus.id, otherCampus.id])).toMatchObject({
    reason: "not-allowed",
  });
  expect(await saveAnnouncement(dakar, null, texts, [ownCampus.id])).toMatchObject({ ok: true });
  const saved = await saveAnnouncement(author, null, texts, [ownCampus.id, otherCampus.id]);
  if (!saved?.ok) throw new Error("not saved");
  // The update changes the text, but not the recipients.
  await saveAnnouncement(author, saved.id, { ...texts, campus: "senegal", state: "offer" });
  expect(await countRecipients(author, saved.id)).toBe(2);
  expect(await sendAnnouncement(author, saved.id, 2)).toEqual({ ok: true });
  const [line] = await listSubjectHistory(author, { kind: "application", id: otherCampus.id });
  expect(line).toMatchObject({ action: "announcement.sent", name: author.name });
});

test("listThreads: staff see an announcement thread once it is answered", async () => {
  const [person, other] = await buildCandidates(2);
  const { author, id } = await buildSentAnnouncement();
  await deliverAnnouncement(id);
  expect(await listThreads(author)).toEqual([]);
  expect(await countWaitingThreads(author)).toBe(0);
  const [line] = await listThreads(person ?? visitor);
  await replyToThread(person ?? visitor, line?.id ?? "", "Merci, j'y serai.");
  expect(await listThreads(author)).toMatchObject([{ id: line?.id, isUnread: true }]);
  expect(await readThread(other ?? visitor, line?.id ?? "")).toBeNull();
});
