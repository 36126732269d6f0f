import { expect, test } from "vitest";
import { visitor } from "#app/features/access/actor.ts";
import { submitApplication } from "#app/features/admissions/sending/submit-application.server.ts";
import { buildApplication, buildReadyDraft } from "#app/features/admissions/testing.ts";
import { listSubjectHistory } from "#app/features/audit/subject-history.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { HOUR_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { listedApplications } from "#app/platform/db/schema/review.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { canOpenApplication, getApplicationForStaff } from "./get-application-for-staff.server.ts";

await createTestDatabase();

const fall = await buildReadyDraft({ info: { passportNumber: "A02584613" } });
const sent = await submitApplication(fall.actor, fall.id, { version: fall.version, locale: "fr" });
const draft = await buildApplication();
const dakar = await buildStaff({ campus: "senegal" });
const yaounde = await buildStaff({ campus: "cameroon" });
const everywhere = await buildStaff();

test("getApplicationForStaff: masks the passport and returns null to others", async () => {
  const opened = await getApplicationForStaff(dakar, fall.id, "fr");
  expect(opened).toMatchObject({
    number: sent?.ok && sent.number,
    email: fall.actor.email,
    canDecide: true,
  });
  expect(opened?.info.passportNumber).toBe("••••4613");
  expect(JSON.stringify(opened)).not.toContain("A02584613");
  for (const stranger of [yaounde, fall.actor, visitor, await buildStaff({ role: "editor" })])
    expect(await getApplicationForStaff(stranger, fall.id, "fr")).toBeNull();
  expect(await getApplicationForStaff(everywhere, draft.id, "fr")).toBeNull();
  expect(await getApplicationForStaff(everywhere, "nothing", "fr")).toBeNull();
});

test("canOpenApplication: writes no access-log entry", async () => {
  const { actor, id, version } = await buildReadyDraft();
  expect(await canOpenApplication(dakar, id), "a draft").toBe(false);
  await submitApplication(actor, id, { version, locale: "fr" });
  const may = [dakar, everywhere, yaounde, actor, visitor].map((one) =>
    canOpenApplication(one, id),
  );
  expect(await Promise.all(may)).toEqual([true, true, false, false, false]);
  const lines = await listSubjectHistory(dakar, { kind: "application", id });
  expect(lines.map(({ action }) => action)).not.toContain("application.opened");
});

test("getApplicationForStaff: records access once an hour per officer, and after an answer", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await submitApplication(actor, id, { version, locale: "fr" });
  const [first, second] = [
    await buildStaff({ campus: "senegal" }),
    await buildStaff({ campus: null }),
  ];
  const countLooks = async () =>
    (await listSubjectHistory(first, { kind: "application", id })).filter(
      ({ action }) => action === "application.opened",
    ).length;
  for (const officer of [first, first, second]) await getApplicationForStaff(officer, id, "fr");
  expect(await countLooks()).toBe(2);
  await db().update(listedApplications).set({ answeredAt: new Date() });
  await getApplicationForStaff(first, id, "fr");
  expect(await countLooks(), "what was answered since is another look").toBe(3);
  await getApplicationForStaff(first, id, "fr");
  setClock(new Date(Date.now() + 2 * HOUR_MS));
  await getApplicationForStaff(first, id, "fr");
  setClock();
  expect(await countLooks()).toBe(4);
  await getApplicationForStaff(await buildStaff({ campus: "cameroon" }), id, "fr");
  expect(await countLooks()).toBe(4);
});
