import { expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { getShortReference } from "#app/features/notifications/whatsapp.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { replyToThread } from "./send-message.server.ts";
import { buildThread } from "./testing.ts";
import { listThreads } from "./thread.server.ts";
import { PAGE_SIZE } from "./thread-filter.ts";

await createTestDatabase();

test("a search looks in subjects, messages and names, whatever the case and the accents", async () => {
  const person = await buildStudent({ firstName: "Aïssatou", lastName: "Fall" });
  const officer = await buildStaff({ firstName: "Khady", lastName: "Ndiaye" });
  await buildThread({ personId: person.id, subject: "Bulletin de première" });
  const other = await buildThread({ personId: person.id, subject: "L’œuvre" });
  await replyToThread(officer, other.id, "Venez à la réunion d’été.");
  const found = async (search: string) =>
    (await listThreads(person, { search })).map(({ subject }) => subject);
  expect(await found("PREMIERE bulletin")).toEqual(["Bulletin de première"]);
  expect(await found("oeuvre")).toEqual(["L’œuvre"]);
  expect(await found("d'ete")).toEqual(["L’œuvre"]);
  expect(await found("khady reunion")).toEqual(["L’œuvre"]);
  expect(await found("page 2")).toHaveLength(2);
  for (const nothing of ["%", "_", "réunion bulletin", "'; drop table"])
    expect(await found(nothing)).toEqual([]);
  expect(await listThreads(officer, { search: "aissatou" })).toHaveLength(2);
});

test("a search finds a conversation by the reference that was given to WhatsApp", async () => {
  const applicationId = newId();
  const thread = await buildThread({ applicationId, campus: "senegal" });
  const officer = await buildStaff({ campus: "senegal" });
  for (const id of [thread.id, applicationId])
    expect(await listThreads(officer, { search: getShortReference(id) })).toMatchObject([
      { id: thread.id },
    ]);
  expect(await listThreads(officer, { search: getShortReference(newId()) })).toEqual([]);
});

test("a search finds nothing of anybody else's", async () => {
  const { personId } = await buildThread({ subject: "Secret de famille", campus: "senegal" });
  const far = await buildStaff({ campus: "cameroon" });
  for (const stranger of [await buildStudent(), far])
    expect(await listThreads(stranger, { search: "secret" })).toEqual([]);
  expect(await listThreads(await buildStaff(), { search: "secret" })).toMatchObject([{}]);
  expect(personId).toBeTruthy();
});

test("a page of the list goes on after the last conversation of the one before", async () => {
  const person = await buildStudent();
  const at = new Date("2026-11-01T09:00:00Z");
  for (let i = 0; i < PAGE_SIZE + 3; i++)
    await buildThread({
      personId: person.id,
      subject: `${i}`,
      // Three of one moment: their order is kept too.
      lastMessageAt: new Date(at.getTime() - Math.floor(i / 3) * 60_000),
    });
  const first = await listThreads(person);
  const second = await listThreads(person, { before: first.at(-1)?.id ?? "" });
  const seen = [...first, ...second].map(({ id }) => id);
  expect([first.length, second.length]).toEqual([PAGE_SIZE, 3]);
  expect(new Set(seen).size).toBe(PAGE_SIZE + 3);
  expect(await listThreads(person, { before: "ailleurs" })).toHaveLength(PAGE_SIZE);
});
