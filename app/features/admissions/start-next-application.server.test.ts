import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { MAX_FILES_PER_USER } from "#app/features/documents/file-rules.ts";
import { buildStaff, buildStudent } from "#app/features/identity/testing.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { applications, consents, intakes } from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { newId } from "#app/platform/ids.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createSmallPdf } from "#tests/support/pdf.ts";
import { getOrCreateApplication, loadApplication } from "./application.server.ts";
import { attachProof } from "./cursus/cursus.server.ts";
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
const day = 86_400_000;
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
  ...dates("opensOn", afterClosing(-10 * day)),
  ...dates("closesOn", afterClosing(300 * day)),
};

async function buildWithProof() {
  const built = await buildReadyDraft();
  const [entry] = (await loadApplication(built.actor, built.id))?.entries ?? [];
  const proof = new File([new Uint8Array(createSmallPdf("bulletin"))], "bulletin.pdf");
  await attachProof(built.actor, built.id, entry?.id ?? "", proof);
  return { ...built, version: await getVersion(built.id) };
}

test("late but begun in time: accepted in the hours of grace, and marked", async () => {
  const { actor, id, version } = await buildWithProof();
  setClock(afterClosing(3 * 3_600_000));
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

test("an application begun after the closing, and one too late for the grace, are not sent", async () => {
  const inTime = await buildWithProof();
  setClock(afterClosing(60_000));
  const tooLate = await buildReadyDraft();
  const reviewed = { version: tooLate.version, locale: "fr" } as const;
  expect(await submitApplication(tooLate.actor, tooLate.id, reviewed)).toMatchObject({
    reason: "intake-closed",
  });
  setClock(afterClosing(7 * 3_600_000));
  expect(
    await submitApplication(inTime.actor, inTime.id, { version: inTime.version, locale: "fr" }),
  ).toMatchObject({ reason: "intake-closed" });
});

test("only who administers makes and changes intakes, and the history tells it", async () => {
  for (const nobody of [await buildStaff(), await buildStudent()]) {
    expect(await listIntakes(nobody)).toBeNull();
    expect(await saveIntake(nobody, first.id, second)).toBeNull();
    expect(await getIntake(nobody, first.id)).toBeNull();
  }
  expect(await saveIntake(administrator, "nothing", second)).toBeNull();
  expect(await saveIntake(administrator, null, {})).toMatchObject({ reason: "invalid" });
  const made = await saveIntake(administrator, null, { ...second, nameFr: "Brouillon" });
  const id = made?.ok ? made.id : "";
  expect(await saveIntake(administrator, id, second)).toEqual({ ok: true, id });
  expect(await getIntake(administrator, id)).toMatchObject({
    nameFr: second.nameFr,
    graceHours: 6,
  });
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.map(({ action }) => action).sort()).toEqual(["intake.changed", "intake.made"]);
  expect(lines.find(({ action }) => action === "intake.changed")?.details).toEqual({
    changes: { nameFr: { from: "Brouillon", to: second.nameFr } },
  });
});

test("an intake without an application is removed by who administers, and any other stays", async () => {
  const made = await saveIntake(administrator, null, { ...second, nameFr: "De trop" });
  const id = made?.ok ? made.id : "";
  const markOf = async (which: string) => {
    const intake = await getIntake(administrator, which);
    return intake ? getIntakeVersion(intake) : "";
  };
  expect(await removeIntake(await buildStaff(), id, await markOf(id))).toBeNull();
  const changed = { ok: false, reason: "intake-changed" };
  expect(await removeIntake(administrator, id, "before")).toEqual(changed);
  const { intakeId } = await buildApplication();
  const used = { ok: false, reason: "intake-used" };
  expect(await removeIntake(administrator, intakeId, await markOf(intakeId))).toEqual(used);
  expect(await removeIntake(administrator, id, await markOf(id))).toEqual({ ok: true });
  expect(await getIntake(administrator, id)).toBeNull();
  const lines = await db().select().from(history).where(eq(history.subjectId, id));
  expect(lines.map(({ action }) => action)).toContain("intake.removed");
});

test("an application begun while its intake is being removed finds none, and nothing is begun", async () => {
  const only = {
    ...dates("opensOn", afterClosing(400 * day)),
    ...dates("closesOn", afterClosing(500 * day)),
  };
  const made = await saveIntake(administrator, null, { ...second, ...only });
  const id = made?.ok ? made.id : "";
  const [newcomer, known] = [await buildStudent(), await buildWithProof()];
  await submitApplication(known.actor, known.id, { version: known.version, locale: "fr" });
  setClock(afterClosing(450 * day));
  const waiting = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const removed = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const removing = transaction(async (tx) => {
    await tx.delete(intakes).where(eq(intakes.id, id));
    removed.resolve();
    await seen.promise;
  });
  await removed.promise;
  const begun = Promise.all([getOrCreateApplication(newcomer), startNextApplication(known.actor)]);
  await expect
    .poll(async () => (await db().execute(waiting)).rows, { timeout: 10_000, interval: 10 })
    .toEqual([{ n: 2 }]);
  seen.resolve();
  await removing;
  expect(await begun).toEqual([null, { ok: false, reason: "no-next-intake" }]);
});

test("of two who change an intake at once, the later is told, and the history tells one change", async () => {
  const made = await saveIntake(administrator, null, { ...second, nameFr: "À deux" });
  const id = made?.ok ? made.id : "";
  const shown = await getIntake(administrator, id);
  const seen = shown ? getIntakeVersion(shown) : "";
  const other = await buildStaff({ role: "administrator" });
  const answers = await Promise.all([
    saveIntake(administrator, id, { ...second, nameFr: "À deux", graceHours: "1" }, seen),
    saveIntake(other, id, { ...second, nameFr: "À deux", graceHours: "2" }, seen),
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

test("the next intake starts from the same data: info and cursus, not choices nor consent", async () => {
  const { actor, id, version } = await buildWithProof();
  expect(await startNextApplication(actor)).toEqual({ ok: false, reason: "no-next-intake" });
  expect(await startNextApplication(administrator)).toBeNull();
  await submitApplication(actor, id, { version, locale: "fr" });
  expect(await findNextIntake(actor)).toBeNull();
  setClock(afterClosing(day));
  const next = await findCurrentIntake();
  expect(await findNextIntake(actor)).toMatchObject({ id: next?.id });
  const started = await Promise.all([
    startNextApplication(actor),
    startNextApplication(actor),
    startNextApplication(actor),
  ]);
  const ids = new Set(started.map((one) => (one?.ok ? one.id : one?.reason)));
  expect(ids.size).toBe(1);
  const [made = ""] = ids;
  expect((await getOrCreateApplication(actor))?.id).toBe(made);
  const before = await loadApplication(actor, id);
  const after = await loadApplication(actor, made);
  expect(after).toMatchObject({
    number: null,
    basket: [],
    finished: [],
    consent: { state: "none" },
  });
  expect(after?.info).toEqual(before?.info);
  expect(after?.entries.map(({ schoolYear }) => schoolYear)).toEqual(
    before?.entries.map(({ schoolYear }) => schoolYear),
  );
  expect(await db().select().from(consents).where(eq(consents.applicationId, made))).toEqual([]);
  expect(await startNextApplication(actor)).toEqual({ ok: true, id: made, left: 0 });
  setClock(afterClosing(day + 11 * 60_000));
  expect(await startNextApplication(actor)).toEqual({ ok: false, reason: "no-next-intake" });
});

test("each has its own files: erasing what was not sent leaves what was sent whole", async () => {
  const { actor, id, version } = await buildWithProof();
  await submitApplication(actor, id, { version, locale: "fr" });
  setClock(afterClosing(day));
  const started = await startNextApplication(actor);
  const made = started?.ok ? started.id : "";
  const proofIn = async (application: string) =>
    (await loadApplication(actor, application))?.entries[0]?.proof;
  const [old, copy] = [await proofIn(id), await proofIn(made)];
  expect(copy?.id).not.toBe(old?.id);
  const bytesOf = async (file = "") => (await readApplicationFile(actor, file))?.bytes;
  expect(await bytesOf(copy?.id)).toEqual(await bytesOf(old?.id));
  await transaction((tx) => eraseCandidateData(tx, actor.id));
  expect(await loadApplication(actor, made)).toBeNull();
  expect(await bytesOf(old?.id)).toBeDefined();
  expect(await bytesOf(copy?.id)).toBeUndefined();
});

test.each([
  ["one after the other", false],
  ["at once", true],
])("a file too many is left out, and counted for both of two taps %s", async (_, atOnce) => {
  const { actor, id, version } = await buildWithProof();
  await submitApplication(actor, id, { version, locale: "fr" });
  const [own] = await db().select().from(files).where(eq(files.ownerId, actor.id));
  if (!own) throw new Error("no file");
  const others = Array.from({ length: MAX_FILES_PER_USER - 1 }, () => {
    const other = newId();
    return { ...own, id: other, key: `proofs/${other}` };
  });
  await db().insert(files).values(others);
  setClock(afterClosing(day));
  const tap = () => startNextApplication(actor);
  const [started, again] = atOnce ? await Promise.all([tap(), tap()]) : [await tap(), await tap()];
  expect(started).toMatchObject({ ok: true, left: 1 });
  expect(again).toEqual(started);
  const made = await loadApplication(actor, started?.ok ? started.id : "");
  expect(made?.entries.map(({ proof }) => proof)).toEqual([null]);
});
