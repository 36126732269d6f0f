import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Student } from "#app/features/access/actor.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { replyToThread } from "#app/features/messaging/send-message.server.ts";
import {
  countWaitingThreads,
  listThreads,
  readThread,
} from "#app/features/messaging/thread.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedDemoMessages, seedSampleMessages, seedSampleMessagesJob } from "./demo-messages.ts";

await createTestDatabase();
afterEach(() => setClock());

test("seedSampleMessages: adds the three samples once, however often it runs", async () => {
  setClock("2026-11-30T09:00:00Z");
  const person = await aPerson("fr");
  for (let i = 0; i < 3; i++) await seedSampleMessages(person.id);
  expect((await listThreads(person)).map((thread) => thread.subject)).toEqual([
    "Journée portes ouvertes le 25 novembre",
    "Nouvelle formation en ligne disponible",
    "Rappel\u00A0: paiement des frais avant le 30 octobre",
  ]);
  expect(await countWaitingThreads(person)).toBe(2);
});

test("seedSampleMessages: uses English for a person whose locale is English", async () => {
  const person = await aPerson("en");
  await seedSampleMessages(person.id);
  const subjects = (await listThreads(person)).map((thread) => thread.subject);
  expect(subjects).toContain("Reminder: fees to be paid before 30 October");
});

test("seedSampleMessages: keeps replies and read state when it runs again", async () => {
  const person = await aPerson("fr");
  await seedSampleMessages(person.id);
  const [thread] = await listThreads(person);
  if (!thread) throw new Error("no thread");
  await readThread(person, thread.id);
  await replyToThread(person, thread.id, "Merci.");
  await seedSampleMessages(person.id);
  expect((await readThread(person, thread.id))?.messages).toHaveLength(2);
  expect(await countWaitingThreads(person)).toBe(1);
});

test("seedSampleMessages: adds nothing for a user outside the demonstration", async () => {
  const person = await aPerson("fr", false);
  await seedSampleMessages(person.id);
  expect(await listThreads(person)).toEqual([]);
});

test("seedSampleMessages: dates no message in the future, whatever the day", async () => {
  for (const day of ["2026-10-16", "2026-11-13", "2027-03-01", "2027-08-31"]) {
    setClock(`${day}T12:00:00Z`);
    const person = await aPerson("fr");
    await seedSampleMessages(person.id);
    const threads = await listThreads(person);
    expect(threads).toHaveLength(3);
    for (const { lastMessageAt } of threads)
      expect(lastMessageAt.getTime()).toBeLessThan(new Date(`${day}T12:00:01Z`).getTime());
  }
});

test("seedSampleMessagesJob: dates a new account's messages after its creation, in the same order", async () => {
  const person = await aPerson("fr");
  const createdAt = new Date("2026-11-20T09:00:00Z");
  await db().update(users).set({ createdAt }).where(eq(users.id, person.id));
  setClock("2026-11-20T09:00:05Z");
  await seedSampleMessagesJob.run({ personId: person.id });
  const threads = await listThreads(person);
  expect(threads.map(({ subject }) => subject.slice(0, 8))).toEqual([
    "Journée ",
    "Nouvelle",
    "Rappel\u00A0:",
  ]);
  for (const { lastMessageAt } of threads)
    expect(Math.abs(lastMessageAt.getTime() - createdAt.getTime())).toBeLessThan(5000);
});

test("seedDemoMessages: adds nothing without demonstration users", async () => {
  await db().delete(users).where(eq(users.demo, true));
  const before = await db().$count(messages);
  await seedDemoMessages();
  expect(await db().$count(messages)).toBe(before);
});

test("seedDemoMessages: gives each candidate the samples, listed for the office only after a reply", async () => {
  const [people, officer] = [[await aPerson("fr"), await aPerson("en")], await buildStaff()];
  await db().update(users).set({ demo: true }).where(eq(users.id, officer.id));
  const before = (await listThreads(officer)).length;
  await seedDemoMessages();
  await seedDemoMessages();
  for (const person of people) expect(await listThreads(person)).toHaveLength(3);
  expect(await db().$count(threads, eq(threads.personId, officer.id))).toBe(0);
  expect(await listThreads(officer)).toHaveLength(before);
  const [person] = people;
  const [thread] = person ? await listThreads(person) : [];
  if (person && thread) await replyToThread(person, thread.id, "Je viendrai.");
  expect(await listThreads(officer)).toHaveLength(before + 1);
});

test("seedDemoMessages: gives the demonstration candidate the samples", async () => {
  const person = await aPerson("fr", true, "candidat@demo.test");
  await seedDemoMessages();
  expect(await listThreads(person)).toHaveLength(3);
  await db()
    .delete(users)
    .where(and(eq(users.id, person.id)));
});

async function aPerson(
  locale: Locale,
  demo = true,
  email = `${newId()}@demo.test`,
): Promise<Student> {
  const id = newId();
  await db().insert(users).values({ id, name: "Awa Ndoye", email, locale, demo });
  return { kind: "student", id, name: "Awa Ndoye", email, locale };
}
