import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { buildStaff, buildStudent } from "#app/features/auth/testing.ts";
import { MAX_FILES_PER_USER } from "#app/features/documents/file-rules.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import {
  applications,
  consents,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { getOrCreateApplication, loadApplication } from "./application.server.ts";
import { attachProof } from "./cursus/cursus.server.ts";
import { toCursusValues } from "./cursus/cursus.ts";
import { eraseCandidateData } from "./erase-candidate-data.server.ts";
import {
  findCurrentIntake,
  getIntake,
  getIntakeVersion,
  listIntakes,
  removeIntake,
  saveIntake,
} from "./intake/intake.server.ts";
import { readApplicationFile } from "./read-application-file.server.ts";
import { submitApplication } from "./sending/submit-application.server.ts";
import { findNextIntake, startNextApplication } from "./start-next-application.server.ts";
import { buildApplication, buildIntake, buildReadyDraft, getVersion } from "./testing.ts";

await createTestDatabase();
await buildIntake();
afterEach(() => setClock());
const administrator = await buildStaff({ role: "administrator" });
const [first] = await db().select().from(intakes);
if (!first) throw new Error("no intake");
const afterClosing = (ms: number) => new Date(first.closesAt.getTime() + ms);
const dates = (name: string, at: Date) => ({
  [`${name}.day`]: String(at.getUTCDate()),
  [`${name}.month`]: String(at.getUTCMonth() + 1),
  [`${name}.year`]: String(at.getUTCFullYear()),
});
const second = {
  nameFr: "Rentrée suivante",
  nameEn: "Next intake",
  year: "2028",
  graceHours: "6",
  answerDays: "15",
  ...dates("opensOn", afterClosing(-10 * DAY_MS)),
  ...dates("closesOn", afterClosing(300 * DAY_MS)),
};

async function buildWithProof() {
  const built = await buildReadyDraft();
  const [entry] = (await loadApplication(built.actor, built.id))?.entries ?? [];
  const proof = new File([new Uint8Array(createSmallPdf("bulletin"))], "bulletin.pdf");
  await attachProof(built.actor, built.id, entry?.id ?? "", proof);
  return { ...built, version: await getVersion(built.id) };
}

test("submitApplication: accepts a draft begun in time within the grace hours, and marks it late", async () => {
  const { actor, id, version } = await buildWithProof();
  setClock(afterClosing(3 * HOUR_MS));
  expect(await getOrCreateApplication(await buildStudent())).toBeNull();
  expect((await getOrCreateApplication(actor))?.id).toBe(id);
  expect(await submitApplication(actor, id, { version, locale: "fr" })).toMatchObject({ ok: true });
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  expect(row?.late).toBe(true);
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.find((line) => line.action === "application.submitted")?.details).toMatchObject({
    late: true,
  });
});

test("submitApplication: refuses a draft begun after the closing, and one after the grace hours", async () => {
  const inTime = await buildWithProof();
  setClock(afterClosing(60_000));
  const tooLate = await buildReadyDraft();
  const reviewed = { version: tooLate.version, locale: "fr" } as const;
  expect(await submitApplication(tooLate.actor, tooLate.id, reviewed)).toMatchObject({
    reason: "intake-closed",
  });
  setClock(afterClosing(7 * HOUR_MS));
  expect(
    await submitApplication(inTime.actor, inTime.id, { version: inTime.version, locale: "fr" }),
  ).toMatchObject({ reason: "intake-closed" });
});

test("saveIntake: is for administrators only, and is recorded in the history", async () => {
  for (const other of [await buildStaff(), await buildStudent()]) {
    expect(await listIntakes(other)).toBeNull();
    expect(await saveIntake(other, first.id, second)).toBeNull();
    expect(await getIntake(other, first.id)).toBeNull();
  }
  expect(await saveIntake(administrator, "nothing", second)).toBeNull();
  expect(await saveIntake(administrator, null, {})).toMatchObject({ reason: "invalid" });
  const result = await saveIntake(administrator, null, { ...second, nameFr: "Brouillon" });
  const id = result?.ok ? result.id : "";
  expect(await saveIntake(administrator, id, second)).toEqual({ ok: true, id });
  expect(await getIntake(administrator, id)).toEqual({
    ...{ id, year: 2028, nameFr: second.nameFr, nameEn: second.nameEn },
    ...{ opensAt: expect.any(Date), closesAt: expect.any(Date) },
    ...{ graceHours: 6, answerDays: 15 },
  });
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.map(({ action }) => action).sort()).toEqual(["intake.changed", "intake.made"]);
  expect(lines.find(({ action }) => action === "intake.changed")?.details).toEqual({
    changes: { nameFr: { from: "Brouillon", to: second.nameFr } },
  });
});

test("removeIntake: removes an intake without applications, for administrators only", async () => {
  const result = await saveIntake(administrator, null, { ...second, nameFr: "De trop" });
  const id = result?.ok ? result.id : "";
  const getApplicationVersion = async (which: string) => {
    const intake = await getIntake(administrator, which);
    return intake ? getIntakeVersion(intake) : "";
  };
  expect(await removeIntake(await buildStaff(), id, await getApplicationVersion(id))).toBeNull();
  const changed = { ok: false, reason: "intake-changed" };
  expect(await removeIntake(administrator, id, "before")).toEqual(changed);
  const { intakeId } = await buildApplication();
  const used = { ok: false, reason: "intake-in-use" };
  expect(
    await removeIntake(administrator, intakeId, await getApplicationVersion(intakeId)),
  ).toEqual(used);
  expect(await removeIntake(administrator, id, await getApplicationVersion(id))).toEqual({
    ok: true,
  });
  expect(await getIntake(administrator, id)).toBeNull();
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.map(({ action }) => action)).toContain("intake.removed");
});

test("getOrCreateApplication, startNextApplication: create nothing for an intake that is being removed", async () => {
  const only = {
    ...dates("opensOn", afterClosing(400 * DAY_MS)),
    ...dates("closesOn", afterClosing(500 * DAY_MS)),
  };
  const result = await saveIntake(administrator, null, { ...second, ...only });
  const id = result?.ok ? result.id : "";
  const [newcomer, known] = [await buildStudent(), await buildWithProof()];
  await submitApplication(known.actor, known.id, { version: known.version, locale: "fr" });
  setClock(afterClosing(450 * DAY_MS));
  const waiting = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const removed = Promise.withResolvers<void>();
  const waitingSeen = Promise.withResolvers<void>();
  const removing = transaction(async (tx) => {
    await tx.delete(intakes).where(eq(intakes.id, id));
    removed.resolve();
    await waitingSeen.promise;
  });
  await removed.promise;
  const begun = Promise.all([getOrCreateApplication(newcomer), startNextApplication(known.actor)]);
  await expect
    .poll(async () => (await db().execute(waiting)).rows, { timeout: 10_000, interval: 10 })
    .toEqual([{ n: 2 }]);
  waitingSeen.resolve();
  await removing;
  expect(await begun).toEqual([null, { ok: false, reason: "no-next-intake" }]);
});

test("saveIntake: refuses the later of two concurrent changes, and records one", async () => {
  const result = await saveIntake(administrator, null, { ...second, nameFr: "À deux" });
  const id = result?.ok ? result.id : "";
  const intake = await getIntake(administrator, id);
  const version = intake ? getIntakeVersion(intake) : "";
  const other = await buildStaff({ role: "administrator" });
  const answers = await Promise.all([
    saveIntake(administrator, id, { ...second, nameFr: "À deux", graceHours: "1" }, version),
    saveIntake(other, id, { ...second, nameFr: "À deux", graceHours: "2" }, version),
  ]);
  expect(answers.filter((one) => one?.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: "intake-changed" });
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.filter(({ action }) => action === "intake.changed")).toHaveLength(1);
  const now = await getIntake(administrator, id);
  const again = saveIntake(other, id, second, now ? getIntakeVersion(now) : "");
  expect(await again).toEqual({ ok: true, id });
  await db().delete(intakes).where(eq(intakes.id, id));
});

/** The pages that saved the answers. */
async function getWriters(applicationId: string) {
  const [row] = await db()
    .select({ writers: personalInfos.writers })
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  return row?.writers;
}

test("startNextApplication: copies info and education history, but not choices nor consent", async () => {
  const { actor, id, version } = await buildWithProof();
  const writers = { lastName: { page: "p", at: first.opensAt.toISOString(), device: "" } };
  await db().update(personalInfos).set({ writers }).where(eq(personalInfos.applicationId, id));
  await db()
    .update(cursusEntries)
    .set({ attempt: newId() })
    .where(eq(cursusEntries.applicationId, id));
  expect(await startNextApplication(actor)).toEqual({ ok: false, reason: "no-next-intake" });
  expect(await startNextApplication(administrator)).toBeNull();
  await submitApplication(actor, id, { version, locale: "fr" });
  expect(await findNextIntake(actor)).toBeNull();
  setClock(afterClosing(DAY_MS));
  const next = await findCurrentIntake();
  expect(await findNextIntake(actor)).toMatchObject({ id: next?.id });
  const started = await Promise.all([
    startNextApplication(actor),
    startNextApplication(actor),
    startNextApplication(actor),
  ]);
  const ids = new Set(started.map((one) => (one?.ok ? one.id : one?.reason)));
  expect(ids.size).toBe(1);
  const [nextId = ""] = ids;
  expect((await getOrCreateApplication(actor))?.id).toBe(nextId);
  const before = await loadApplication(actor, id);
  const after = await loadApplication(actor, nextId);
  expect(after).toMatchObject({
    number: null,
    basket: [],
    finished: [],
    consent: { state: "none" },
  });
  expect(after?.info).toEqual(before?.info);
  expect(after?.entries.map(toCursusValues)).toEqual(before?.entries.map(toCursusValues));
  expect(after?.entries.map(({ attempt }) => attempt)).toEqual([null]);
  expect(await getWriters(id)).not.toEqual({});
  expect(await getWriters(nextId)).toEqual({});
  expect(await db().select().from(consents).where(eq(consents.applicationId, nextId))).toEqual([]);
  expect(await startNextApplication(actor)).toEqual({ ok: true, id: nextId, leftOutFiles: 0 });
  setClock(afterClosing(DAY_MS + 11 * MINUTE_MS));
  expect(await startNextApplication(actor)).toEqual({ ok: false, reason: "no-next-intake" });
});

test("startNextApplication: copies the files, so that erasing a draft leaves the submitted application whole", async () => {
  const { actor, id, version } = await buildWithProof();
  await submitApplication(actor, id, { version, locale: "fr" });
  setClock(afterClosing(DAY_MS));
  const started = await startNextApplication(actor);
  const createdId = started?.ok ? started.id : "";
  const proofIn = async (application: string) =>
    (await loadApplication(actor, application))?.entries[0]?.proof;
  const [old, copy] = [await proofIn(id), await proofIn(createdId)];
  expect(copy?.id).not.toBe(old?.id);
  const getBytes = async (file = "") => (await readApplicationFile(actor, file))?.bytes;
  expect(await getBytes(copy?.id)).toEqual(await getBytes(old?.id));
  await transaction((tx) => eraseCandidateData(tx, actor.id));
  expect(await loadApplication(actor, createdId)).toBeNull();
  expect(await getBytes(old?.id)).toBeDefined();
  expect(await getBytes(copy?.id)).toBeUndefined();
});

test.each([
  ["one after the other", false],
  ["at once", true],
])(
  "startNextApplication: leaves out a file above the limit, and counts it for both clicks, %s",
  async (_, atOnce) => {
    const { actor, id, version } = await buildWithProof();
    await submitApplication(actor, id, { version, locale: "fr" });
    const [own] = await db().select().from(files).where(eq(files.ownerId, actor.id));
    if (!own) throw new Error("no file");
    const others = Array.from({ length: MAX_FILES_PER_USER - 1 }, () => {
      const other = newId();
      return { ...own, id: other, key: `proofs/${other}` };
    });
    await db().insert(files).values(others);
    setClock(afterClosing(DAY_MS));
    const start = () => startNextApplication(actor);
    const [started, again] = atOnce
      ? await Promise.all([start(), start()])
      : [await start(), await start()];
    expect(started).toMatchObject({ ok: true, leftOutFiles: 1 });
    expect(again).toEqual(started);
    const application = await loadApplication(actor, started?.ok ? started.id : "");
    expect(application?.entries.map(({ proof }) => proof)).toEqual([null]);
  },
);
