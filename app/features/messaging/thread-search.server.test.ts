import { expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { getShortReference } from "#app/features/notifications/whatsapp.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { replyToThread } from "./send-message.server.ts";
import { buildThread } from "./testing.ts";
import { listThreads } from "./thread.server.ts";
import { PAGE_SIZE } from "./thread-filter.ts";

await createTestDatabase();

test("listThreads: searches subjects, messages and names without case or accents", async () => {
  const person = await buildStudent({ firstName: "Aïssatou", lastName: "Fall" });
  const officer = await buildStaff({ firstName: "Khady", lastName: "Ndiaye" });
  await buildThread({ personId: person.id, subject: "Bulletin de première" });
  const other = await buildThread({ personId: person.id, subject: "L’œuvre" });
  await replyToThread(officer, other.id, "Venez à la réunion d’été.");
  const subjectsFor = async (search: string) =>
    (await listThreads(person, { search })).map(({ subject }) => subject);
  expect(await subjectsFor("PREMIERE bulletin")).toEqual(["Bulletin de première"]);
  expect(await subjectsFor("oeuvre")).toEqual(["L’œuvre"]);
  expect(await subjectsFor("d'ete")).toEqual(["L’œuvre"]);
  expect(await subjectsFor("khady reunion")).toEqual(["L’œuvre"]);
  expect(await subjectsFor("page 2")).toHaveLength(2);
  for (const search of ["%", "_", "réunion bulletin", "'; drop table"])
    expect(await subjectsFor(search)).toEqual([]);
  expect(await listThreads(officer, { search: "aissatou" })).toHaveLength(2);
});

test("listThreads: finds a thread by its WhatsApp reference", async () => {
  const applicationId = newId();
  const thread = await buildThread({ applicationId, campus: "senegal" });
  const officer = await buildStaff({ campus: "senegal" });
  for (const id of [thread.id, applicationId])
    expect(await listThreads(officer, { search: getShortReference(id) })).toMatchObject([
      { id: thread.id },
    ]);
  expect(await listThreads(officer, { search: getShortReference(newId()) })).toEqual([]);
});

test("listThreads: finds nothing in threads the actor cannot see", async () => {
  const { personId } = await buildThread({ subject: "Secret de famille", campus: "senegal" });
  const otherOfficer = await buildStaff({ campus: "cameroon" });
  for (const stranger of [await buildStudent(), otherOfficer])
    expect(await listThreads(stranger, { search: "secret" })).toEqual([]);
  expect(await listThreads(await buildStaff(), { search: "secret" })).toMatchObject([{}]);
  expect(personId).toBeTruthy();
});

test("listThreads: the next page continues after the last thread", async () => {
  const person = await buildStudent();
  const at = new Date("2026-11-01T09:00:00Z");
  for (let i = 0; i < PAGE_SIZE + 3; i++)
    await buildThread({
      personId: person.id,
      subject: `${i}`,
      // Three threads at the same time must keep their order.
      lastMessageAt: new Date(at.getTime() - Math.floor(i / 3) * MINUTE_MS),
    });
  const first = await listThreads(person);
  const second = await listThreads(person, { before: first.at(-1)?.id ?? "" });
  const ids = [...first, ...second].map(({ id }) => id);
  expect([first.length, second.length]).toEqual([PAGE_SIZE, 3]);
  expect(new Set(ids).size).toBe(PAGE_SIZE + 3);
  expect(await listThreads(person, { before: "ailleurs" })).toHaveLength(PAGE_SIZE);
});
