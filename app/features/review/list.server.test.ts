import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { submit } from "#app/features/admissions/submission.server.ts";
import { buildApplication, buildReady } from "#app/features/admissions/testing.ts";
import { visitor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { countByState, listApplicationsFor } from "./list.server.ts";

await testDatabase();

async function buildSent(
  campus: "senegal" | "cameroon",
  lastName: string,
  firstName: string,
  info: Record<string, string> = {},
) {
  const actor = await buildStudent({
    email: `${lastName}.${firstName.split(" ")[0]}@exemple.test`.toLowerCase(),
  });
  const built = await buildReady({ actor, campus, info: { lastName, firstName, ...info } });
  const sent = await submit(actor, built.id, { version: built.version, locale: "fr" });
  return { ...built, number: sent?.ok ? sent.number : "" };
}

const fall = await buildSent("senegal", "Fall", "Aïssatou Ndèye", { passportNumber: "A02584613" });
const sarr = await buildSent("senegal", "Sarr", "Fatou");
const kamga = await buildSent("cameroon", "Kamga", "Ange Stéphane");
const draft = await buildApplication();
const dakar = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });
const everywhere = await buildStaff();

const namesFor = async (...args: Parameters<typeof listApplicationsFor>) =>
  (await listApplicationsFor(...args)).rows.map((row) => row.lastName).sort();

test("an officer sees what was submitted to their campus, and nothing else", async () => {
  expect(await namesFor(dakar, {})).toEqual(["Fall", "Sarr"]);
  expect(await namesFor(yaounde, {})).toEqual(["Kamga"]);
  expect(await namesFor(everywhere, {})).toEqual(["Fall", "Kamga", "Sarr"]);
  expect(await namesFor(dakar, { campus: "cameroon" })).toEqual([]);
  for (const nobody of [visitor, fall.actor, await buildStaff({ role: "editor" })])
    expect(await listApplicationsFor(nobody, {})).toMatchObject({ rows: [], total: 0 });
});

test("a row has what the list shows", async () => {
  const [row] = (await listApplicationsFor(dakar, { search: "fall" })).rows;
  expect(row).toMatchObject({
    id: fall.id,
    number: fall.number,
    lastName: "Fall",
    firstName: "Aïssatou Ndèye",
    state: "submitted",
    choices: 1,
    entries: 1,
    proofs: 0,
  });
  expect(row?.submittedAt).toBeInstanceOf(Date);
});

test("a search finds names, numbers and addresses, without case or accents", async () => {
  expect(await namesFor(everywhere, { search: "AISSATOU fall" })).toEqual(["Fall"]);
  expect(await namesFor(everywhere, { search: "ndeye" })).toEqual(["Fall"]);
  expect(await namesFor(everywhere, { search: kamga.number.toLowerCase() })).toEqual(["Kamga"]);
  expect(await namesFor(everywhere, { search: "sarr.fatou@" })).toEqual(["Sarr"]);
  expect(await namesFor(everywhere, { search: "%" })).toEqual([]);
  expect(await namesFor(everywhere, { search: "'; drop table" })).toEqual([]);
});

test("the state of an application is inferred and can be asked for", async () => {
  await db().update(choices).set({ state: "offer" }).where(eq(choices.applicationId, sarr.id));
  expect(await namesFor(everywhere, { state: "offer" })).toEqual(["Sarr"]);
  expect(await countByState(everywhere)).toEqual({ submitted: 2, offer: 1 });
  expect(await countByState(yaounde)).toEqual({ submitted: 1 });
  expect(await countByState(visitor)).toEqual({});
});

test("a page that does not exist is the nearest one", async () => {
  expect(await listApplicationsFor(everywhere, { page: 99 })).toMatchObject({
    page: 1,
    pages: 1,
    total: 3,
  });
  expect(await listApplicationsFor(everywhere, { page: -1 })).toMatchObject({ page: 1 });
});
