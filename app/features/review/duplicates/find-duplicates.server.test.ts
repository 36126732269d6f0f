import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { buildReadyDraft, buildSentApplication } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { findDuplicates } from "./find-duplicates.server.ts";
import { getDuplicates } from "./list-duplicates.server.ts";

await createTestDatabase();

const born = { birthOn: "2005-01-02" };
const findReasons = async (id: string) =>
  (await findDuplicates(id)).map(({ matchReasons }) => matchReasons);

test("findDuplicates: matches the passport number", async () => {
  const one = await buildSentApplication({
    info: { passportNumber: "A11111111", lastName: "Fall" },
  });
  await buildSentApplication({ info: { passportNumber: "A11111111", lastName: "Sarr", ...born } });
  expect(await findReasons(one.id)).toEqual([["passport"]]);
});

test("findDuplicates: matches names in any order and case with the same birth date", async () => {
  const named = (lastName: string, firstName: string, birthOn: string) =>
    buildSentApplication({ info: { lastName, firstName, birthOn } });
  const one = await named("Mbarga", "Éric Noël", "2005-05-06");
  await named("MBARGA", "eric noel", "2005-05-06");
  await named("Éric Noël", "Mbarga", "2005-05-06");
  await named("Mbarga", "Paul", "2005-05-06");
  await named("Mbarga", "Éric Noël", "2005-05-07");
  expect(await findReasons(one.id)).toEqual([["name-and-birth"], ["name-and-birth"]]);
});

test("findDuplicates: ignores apostrophes, hyphens and letter variants in names", async () => {
  const named = (lastName: string, firstName: string) =>
    buildSentApplication({ info: { lastName, firstName, birthOn: "2006-07-08" } });
  const one = await named("N'Dour", "Jean-Paul");
  await named("Ndour", "Jean Paul");
  await named("N’DOUR", "jean paul");
  expect(await findReasons(one.id)).toEqual([["name-and-birth"], ["name-and-birth"]]);
});

test("findDuplicates: matches a birth year with a full date", async () => {
  const born = (birthOn: string) => buildSentApplication({ info: { lastName: "Ndao", birthOn } });
  const one = await born("2003");
  await born("2003-06-01");
  await born("2003");
  await born("2004-06-01");
  expect(await findReasons(one.id)).toEqual([["name-and-birth"], ["name-and-birth"]]);
});

test("findDuplicates: matches a name without its second first name as partial", async () => {
  const named = (lastName: string, firstName: string) =>
    buildSentApplication({ info: { lastName, firstName, birthOn: "2006-09-10" } });
  const one = await named("Tall", "Awa Binta");
  await named("Tall", "Awa");
  await named("Tall", "Coumba");
  expect(await findReasons(one.id)).toEqual([["part-of-name-and-birth"]]);
});

test("findDuplicates: matches the phone of the account, not of a parent", async () => {
  const info = { lastName: "Kane", firstName: "Awa", motherPhone: "+221770001122" };
  const one = await buildSentApplication({ info });
  const sister = await buildSentApplication({ info: { ...info, firstName: "Binta" } });
  expect(await findReasons(one.id)).toEqual([]);
  for (const { actor } of [one, sister])
    await db().update(users).set({ phone: "+221770003344" }).where(eq(users.id, actor.id));
  expect(await findReasons(one.id)).toEqual([["phone"]]);
});

test("findDuplicates: ignores drafts and empty answers", async () => {
  const one = await buildSentApplication({
    info: { passportNumber: "A22222222", lastName: "Ba", ...born },
  });
  await buildReadyDraft({ info: { passportNumber: "A22222222", lastName: "Ba", ...born } });
  await buildSentApplication({ info: { lastName: "Ndour" } });
  expect(await findReasons(one.id)).toEqual([]);
});

test("getDuplicates: discloses only the number of matches on another campus", async () => {
  const passportNumber = "A33333333";
  const ownCampus = await buildSentApplication({ info: { passportNumber, lastName: "Sow" } });
  const otherCampus = await buildSentApplication({
    campus: "cameroon",
    info: { passportNumber, lastName: "Essomba" },
  });
  const dakar = await buildStaff({ campus: "senegal" });
  const view = await getDuplicates(dakar, ownCampus.id);
  expect(view).toMatchObject({ elsewhere: 1, matches: [], linked: [] });
  for (const secret of [otherCampus.id, otherCampus.number, "Essomba"])
    expect(JSON.stringify(view)).not.toContain(secret);
  const allCampusesView = await getDuplicates(await buildStaff(), ownCampus.id);
  expect(allCampusesView).toMatchObject({
    elsewhere: 0,
    matches: [{ application: { lastName: "Essomba", passport: "••••3333" }, canLink: true }],
  });
  expect(JSON.stringify(allCampusesView)).not.toContain(passportNumber);
  for (const stranger of [await buildStaff({ role: "editor" }), ownCampus.actor, visitor])
    expect(await getDuplicates(stranger, ownCampus.id)).toMatchObject({
      application: null,
      elsewhere: 0,
    });
});
