import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  buildIntake,
  buildSentApplication,
  listChoices,
} from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
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

const words = {
  subjectFr: "Rentrée avancée",
  contentFr: "La rentrée est le 4 janvier.",
  subjectEn: "Earlier start",
  contentEn: "We start on 4 January.",
};
type AnnouncementInput = Partial<Parameters<typeof saveAnnouncement>[2]>;

async function buildDraft(input: AnnouncementInput = {}) {
  const author = await buildStaff();
  const saved = await saveAnnouncement(author, null, { ...words, ...input });
  if (!saved?.ok) throw new Error("not kept");
  return { author, id: saved.id };
}

async function countRecipients(actor: Awaited<ReturnType<typeof buildStaff>>, id: string) {
  const found = await getAnnouncement(actor, id);
  return found ? (await previewAnnouncement(found)).count : null;
}

async function buildSentAnnouncement(input: AnnouncementInput = {}) {
  const { author, id } = await buildDraft(input);
  await sendAnnouncement(author, id, (await countRecipients(author, id)) ?? 0);
  return { author, id };
}

test("each person receives it privately, in their language, told once without its words", async () => {
  const [awa] = await buildCandidates(1);
  const [john] = await buildCandidates(1);
  await db()
    .update(users)
    .set({ locale: "en" })
    .where(eq(users.id, john?.id ?? ""));
  const { id, author } = await buildSentAnnouncement();
  await deliverAnnouncement(id);
  expect(await listThreads(awa ?? visitor)).toMatchObject([
    { subject: words.subjectFr, unread: true },
  ]);
  const [line] = await listThreads(john ?? visitor);
  expect(line).toMatchObject({ subject: words.subjectEn, locale: "en" });
  const thread = await readThread(john ?? visitor, line?.id ?? "");
  expect(thread?.messages).toMatchObject([{ content: words.contentEn, author: author.name }]);
  const { rows: told } = await db().execute(sql`select said from notices`);
  expect(told).toHaveLength(2);
  expect(JSON.stringify(told)).not.toMatch(/4 jan/i);
});

test("names, numbers and intakes are each person's own, in the language they read, as the preview showed", async () => {
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
  const found = await getAnnouncement(author, id);
  const preview = found && (await previewAnnouncement(found));
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
  const gone = await getAnnouncement(author, id);
  expect(gone && (await previewSentAnnouncement(gone))).toEqual(preview?.samples);
});

test("who reads a language that was not written receives the other, marked", async () => {
  const [person] = await buildCandidates(1);
  await db()
    .update(users)
    .set({ locale: "en" })
    .where(eq(users.id, person?.id ?? ""));
  const { id } = await buildSentAnnouncement({ subjectEn: "", contentEn: "" });
  await deliverAnnouncement(id);
  expect(await listThreads(person ?? visitor)).toMatchObject([
    { subject: words.subjectFr, locale: "fr" },
  ]);
});

test("a group is made of campus, intake, state and formation; drafts and closed accounts are in none", async () => {
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
  const asked = async (typed: AnnouncementInput) =>
    countRecipients(author, (await buildDraft(typed)).id);
  expect(await asked({})).toBe(3);
  expect(await asked({ campus: "cameroon" })).toBe(1);
  expect(await asked({ campus: "senegal", state: "interview" })).toBe(0);
  expect(await asked({ state: "interview" })).toBe(1);
  expect(await asked({ state: "draft" })).toBe(3);
  expect(await asked({ intakeId })).toBe(3);
  expect(await asked({ intakeId: newId() })).toBe(0);
  expect(await asked({ intakeId: "rentrée" })).toBe(0);
  const [choice] = await listChoices(one.id);
  expect(await asked({ courseId: choice?.courseId ?? "" })).toBe(1);
});

test("nothing is sent to another number than was seen, nor to nobody", async () => {
  const { author, id } = await buildDraft();
  expect(await sendAnnouncement(author, id, 0)).toEqual({
    ok: false,
    reason: "announcement-nobody",
  });
  await buildCandidates(2);
  expect(await sendAnnouncement(author, id, 1)).toEqual({
    ok: false,
    reason: "announcement-count",
    limit: 2,
  });
  expect(await sendAnnouncement(author, id, 2)).toEqual({ ok: true });
  expect(await sendAnnouncement(author, id, 2)).toEqual({ ok: true });
  expect(await database.jobs("announcement.sent")).toEqual([{ id }]);
  expect(await saveAnnouncement(author, id, words)).toMatchObject({ reason: "announcement-sent" });
  expect(await deleteDraftAnnouncement(author, id)).toBeNull();
  const history = await listHistoryOf(author, { kind: "announcement", id });
  expect(history).toMatchObject([{ action: "announcement.sent", name: author.name }]);
});

test("an officer writes to their campus alone, and editors, candidates and visitors to nobody", async () => {
  await buildCandidates(1);
  const dakar = await buildStaff({ campus: "senegal" });
  expect(await saveAnnouncement(dakar, null, words)).toMatchObject({ reason: "not-allowed" });
  const far = { ...words, campus: "cameroon" };
  expect(await saveAnnouncement(dakar, null, far)).toMatchObject({ reason: "not-allowed" });
  const kept = await saveAnnouncement(dakar, null, { ...words, campus: "senegal" });
  if (!kept?.ok) throw new Error("not kept");
  const { id } = await buildDraft();
  const strangers = [
    await buildStaff({ campus: "cameroon" }),
    await buildStaff({ role: "editor" }),
    await buildStudent(),
    visitor,
  ];
  for (const stranger of strangers) {
    expect(await listAnnouncements(stranger)).toEqual([]);
    expect(await getAnnouncement(stranger, kept.id)).toBeNull();
    expect(await sendAnnouncement(stranger, kept.id, 1)).toBeNull();
    expect(await deleteDraftAnnouncement(stranger, kept.id)).toBeNull();
    expect(
      await saveAnnouncement(stranger, kept.id, { ...words, campus: "senegal" }),
    ).not.toMatchObject({ ok: true });
  }
  expect(await getAnnouncement(dakar, id)).toBeNull();
  expect(await getAnnouncement(dakar, newId())).toBeNull();
  expect(await getAnnouncement(dakar, "annonce")).toBeNull();
  expect((await listAnnouncements(dakar)).map((one) => one.id)).toEqual([kept.id]);
});

test("a delivery that is cut leaves whole batches; two others end them, and nobody has it twice", async () => {
  const people = await buildCandidates(4);
  const many = Array.from({ length: 230 }, () => newId());
  await db()
    .insert(users)
    .values(many.map((id) => ({ id, name: "Awa", email: `${id}@exemple.test` })));
  const { id } = await buildSentAnnouncement();
  // More people than one batch, who need no application for this.
  await db().execute(sql`insert into recipients (announcement_id, person_id, application_id, campus, locale)
    select ${id}, id, id, 'senegal', 'fr' from users where id = any(${sql.param(many)}::uuid[])`);
  const notices = await import("#app/features/messaging/message-notification.server.ts");
  const { announceEach } = notices;
  let batches = 0;
  const dying = vi.spyOn(notices, "announceEach").mockImplementation(async (tx, some) => {
    batches += 1;
    await announceEach(tx, some);
    if (batches === 2) throw new Error("the worker dies");
  });
  await expect(deliverAnnouncement(id)).rejects.toThrow();
  dying.mockRestore();
  const author = await buildStaff();
  expect(await getAnnouncement(author, id)).toMatchObject({ delivered: 100, endedAt: null });
  await Promise.all([deliverAnnouncement(id), resumeAnnouncements()]);
  await resumeAnnouncements();
  const { rows } = await db().execute<{ n: number; people: number }>(sql`
    select count(*)::int as n, count(distinct person_id)::int as people from threads
    where announcement_id = ${id}`);
  expect(rows).toEqual([{ n: 234, people: 234 }]);
  const { rows: told } = await db().execute(sql`select distinct person_id from notices`);
  expect(told).toHaveLength(234);
  const ended = await getAnnouncement(author, id);
  expect(ended).toMatchObject({ delivered: 234, endedAt: expect.any(Date) });
  for (const person of people) expect(await listThreads(person)).toHaveLength(1);
});

test("an announcement for applications chosen one by one goes to their people, and each file tells it", async () => {
  const here = await buildSentApplication();
  const far = await buildSentApplication({ campus: "cameroon" });
  await buildCandidates(1);
  const author = await buildStaff();
  const dakar = await buildStaff({ campus: "senegal" });
  expect(await saveAnnouncement(dakar, null, words, [here.id, far.id])).toMatchObject({
    reason: "not-allowed",
  });
  expect(await saveAnnouncement(dakar, null, words, [here.id])).toMatchObject({ ok: true });
  const kept = await saveAnnouncement(author, null, words, [here.id, far.id]);
  if (!kept?.ok) throw new Error("not kept");
  // Its words change; whom it is for does not.
  await saveAnnouncement(author, kept.id, { ...words, campus: "senegal", state: "offer" });
  expect(await countRecipients(author, kept.id)).toBe(2);
  expect(await sendAnnouncement(author, kept.id, 2)).toEqual({ ok: true });
  const [line] = await listHistoryOf(author, { kind: "application", id: far.id });
  expect(line).toMatchObject({ action: "announcement.sent", name: author.name });
});

test("the office lists a conversation of an announcement once it is answered", async () => {
  const [person, other] = await buildCandidates(2);
  const { author, id } = await buildSentAnnouncement();
  await deliverAnnouncement(id);
  expect(await listThreads(author)).toEqual([]);
  expect(await countWaitingThreads(author)).toBe(0);
  const [line] = await listThreads(person ?? visitor);
  await replyToThread(person ?? visitor, line?.id ?? "", "Merci, j'y serai.");
  expect(await listThreads(author)).toMatchObject([{ id: line?.id, unread: true }]);
  expect(await readThread(other ?? visitor, line?.id ?? "")).toBeNull();
});
