import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/client.server.ts";
import { answerConflicts } from "#app/platform/db/schema/admissions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { loadApplication } from "../application.server.ts";
import { findApplication } from "../editable-application.server.ts";
import { deleteOldAnswerConflictsJob } from "../jobs.server.ts";
import { submitApplication } from "../sending/submit-application.server.ts";
import { buildApplication, buildReadyDraft } from "../testing.ts";
import { hashPart, toFormValues } from "./info-form-values.server.ts";
import { getPersonalInfo, savePersonalInfo } from "./personal-info.server.ts";

await createTestDatabase();

const identity = {
  lastName: "Ngo Biyong",
  firstName: "Marie-Claire",
  "birthOn.day": "5",
  "birthOn.month": "mars",
  "birthOn.year": "2008",
  birthPlace: "Édéa",
  birthCountry: "CM",
  nationality: "CM",
  campus: "cameroon",
};

async function hashesNow(id: string, part: "identity" | "passport") {
  const row = await findApplication(id);
  if (!row) throw new Error("no application");
  return hashPart(part, await getPersonalInfo(db(), id), row);
}

test("savePersonalInfo: stores a part, finishes its section, and toFormValues shows it again", async () => {
  const { actor, id } = await buildApplication();
  expect(await savePersonalInfo(actor, id, "identity", identity)).toMatchObject({
    ok: true,
    isFinished: true,
  });
  const saved = await loadApplication(actor, id);
  expect(saved).toMatchObject({
    campus: "cameroon",
    finished: ["identity"],
    info: { lastName: "Ngo Biyong", birthOn: "2008-03-05", nationality: "CM" },
  });
  const row = await findApplication(id);
  expect(row && toFormValues("identity", await getPersonalInfo(db(), id), row)).toMatchObject({
    "birthOn.day": "5",
    "birthOn.month": "3",
    "birthOn.year": "2008",
    campus: "cameroon",
  });
});

test("savePersonalInfo: with finished no, requires nothing and does not finish the section", async () => {
  const { actor, id } = await buildApplication();
  const saved = await savePersonalInfo(actor, id, "identity", { lastName: "Sarr", finished: "no" });
  expect(saved).toMatchObject({ ok: true, isFinished: false });
  expect((await loadApplication(actor, id))?.finished).toEqual([]);
});

test("savePersonalInfo: stores the valid answers beside invalid ones", async () => {
  const { actor, id } = await buildApplication();
  const saved = await savePersonalInfo(actor, id, "identity", {
    ...identity,
    firstName: "",
    "birthOn.day": "31",
    "birthOn.month": "2",
  });
  expect(saved).toMatchObject({
    ok: false,
    reason: "invalid",
    errors: { firstName: "required", birthOn: "date-impossible:2008-02,29" },
  });
  expect((await loadApplication(actor, id))?.info).toMatchObject({
    lastName: "Ngo Biyong",
    birthOn: null,
    birthPlace: "Édéa",
  });
});

test("savePersonalInfo: reads phone numbers of any country, and does not refuse a stored one again", async () => {
  const { actor, id } = await buildApplication({
    info: { guardianName: "Astou", guardianPhone: "+221000000000" },
  });
  const input = {
    "motherPhone.country": "SN",
    "motherPhone.number": "77 123 45 67",
    "fatherPhone.country": "SN",
    "fatherPhone.number": "00237 671 23 45 67",
    guardianName: "Astou",
    "guardianPhone.country": "SN",
    "guardianPhone.number": "00 000 00 00",
  };
  expect(await savePersonalInfo(actor, id, "parents", input)).toMatchObject({ ok: true });
  expect((await loadApplication(actor, id))?.info).toMatchObject({
    motherPhone: "+221771234567",
    fatherPhone: "+237671234567",
    guardianPhone: "+221000000000",
  });
  const old = { "fatherPhone.country": "CM", "fatherPhone.number": "71 23 45 67" };
  expect(await savePersonalInfo(actor, id, "parents", old)).toMatchObject({ ok: true });
  expect((await loadApplication(actor, id))?.info.fatherPhone).toBe("+23771234567");
});

test("savePersonalInfo: a second tab does not replace silently what the first one saved", async () => {
  const { actor, id } = await buildApplication();
  const baseHashes = await hashesNow(id, "identity");
  await savePersonalInfo(actor, id, "identity", identity, { baseHashes });
  const input = { ...identity, birthPlace: "Kribi" };
  const late = await savePersonalInfo(actor, id, "identity", input, { baseHashes });
  expect(late).toMatchObject({
    ok: false,
    reason: "changed-elsewhere",
    conflicts: ["birthPlace"],
    stored: { birthPlace: "Édéa" },
  });
  expect((await loadApplication(actor, id))?.info.birthPlace).toBe("Édéa");
  const again = late && "hashes" in late ? late.hashes : {};
  await savePersonalInfo(actor, id, "identity", input, { baseHashes: again });
  expect((await loadApplication(actor, id))?.info.birthPlace).toBe("Kribi");
  expect(await db().select().from(answerConflicts)).toMatchObject([
    { applicationId: id, answer: "birthPlace", arrived: "Kribi", stored: "Édéa" },
  ]);
});

test("savePersonalInfo: stores different answers of one page from two devices", async () => {
  const { actor, id } = await buildApplication();
  await savePersonalInfo(actor, id, "identity", identity);
  const baseHashes = await hashesNow(id, "identity");
  const save = (change: object) =>
    savePersonalInfo(actor, id, "identity", { ...identity, ...change }, { baseHashes });
  expect(await save({ birthPlace: "Kribi" })).toMatchObject({ ok: true });
  const stale = baseHashes.birthPlace;
  expect(await save({ firstName: "Marie" })).toMatchObject({
    ok: true,
    // The second device still shows the former place.
    hashes: { birthPlace: stale },
    newer: { answers: { birthPlace: "Kribi" } },
  });
  expect((await loadApplication(actor, id))?.info).toMatchObject({
    birthPlace: "Kribi",
    firstName: "Marie",
  });
});

test("savePersonalInfo: stores no campus or country of birth that was not chosen", async () => {
  const { actor, id } = await buildApplication({ campus: null });
  const { lastName, firstName, birthPlace } = identity;
  const input = { lastName, firstName, birthPlace, birthCountry: "", nationality: "CM" };
  expect(await savePersonalInfo(actor, id, "identity", input, { isAutosave: true })).toMatchObject({
    ok: true,
  });
  const saved = await loadApplication(actor, id);
  expect(saved).toMatchObject({ campus: null, info: { birthCountry: null, nationality: "CM" } });
  const unchosen = { ...identity, campus: undefined };
  expect(await savePersonalInfo(actor, id, "identity", unchosen)).toMatchObject({
    reason: "invalid",
    errors: { campus: "campus-missing" },
  });
  expect(await savePersonalInfo(actor, id, "identity", identity)).toMatchObject({ ok: true });
  expect((await loadApplication(actor, id))?.campus).toBe("cameroon");
});

test("savePersonalInfo: a page whose response was lost has no conflict with itself, unlike another page", async () => {
  const { actor, id } = await buildApplication();
  const baseHashes = await hashesNow(id, "identity");
  const own = { baseHashes, isAutosave: true, device: "Android, Chrome" };
  const save = (birthPlace: string, saveId: string) =>
    savePersonalInfo(actor, id, "identity", { birthPlace }, { ...own, saveId });
  expect(await save("Podor", "page-0001")).toMatchObject({ ok: true });
  expect(await save("Matam", "page-0001")).toMatchObject({ ok: true });
  expect(await save("Bakel", "page-0002")).toMatchObject({
    reason: "changed-elsewhere",
    sources: {
      birthPlace: { device: "Android, Chrome", at: expect.stringMatching(/^\d{4}-.*Z$/) },
    },
  });
  expect((await loadApplication(actor, id))?.info.birthPlace).toBe("Matam");
});

test("savePersonalInfo: an autosave requires nothing and does not reopen a finished section", async () => {
  const { actor, id } = await buildApplication();
  const isAutosave = true;
  const typing = { lastName: "Sarr", "birthOn.day": "5", campus: "senegal" };
  expect(await savePersonalInfo(actor, id, "identity", typing, { isAutosave })).toMatchObject({
    reason: "invalid",
    errors: { birthOn: "date-month-missing" },
  });
  const draft = await loadApplication(actor, id);
  expect(draft).toMatchObject({ finished: [], info: { lastName: "Sarr", birthOn: null } });
  await savePersonalInfo(actor, id, "identity", identity);
  const changed = { ...identity, birthPlace: "Kribi" };
  await savePersonalInfo(actor, id, "identity", changed, { isAutosave });
  expect(await loadApplication(actor, id)).toMatchObject({ finished: ["identity"] });
});

test("savePersonalInfo: the same answers again write nothing", async () => {
  const { actor, id } = await buildApplication();
  await savePersonalInfo(actor, id, "identity", identity);
  const before = await findApplication(id);
  await savePersonalInfo(actor, id, "identity", identity, { isAutosave: true });
  expect(await findApplication(id)).toEqual(before);
});

test("deleteOldAnswerConflictsJob: deletes conflicts after thirty days", async () => {
  const { id } = await buildApplication();
  const rows = [29, 31].map((days) => ({
    applicationId: id,
    answer: "birthPlace",
    arrived: `${days}`,
    stored: "",
    createdAt: new Date(now().getTime() - days * DAY_MS),
  }));
  await db().insert(answerConflicts).values(rows);
  await deleteOldAnswerConflictsJob.run({});
  const remaining = await db()
    .select()
    .from(answerConflicts)
    .where(eq(answerConflicts.applicationId, id));
  expect(remaining.map(({ arrived }) => arrived)).toEqual(["29"]);
});

test("savePersonalInfo: two tabs on different parts have no conflict", async () => {
  const { actor, id } = await buildApplication();
  const [first, second] = [await hashesNow(id, "identity"), await hashesNow(id, "passport")];
  expect(
    await savePersonalInfo(actor, id, "identity", identity, { baseHashes: first }),
  ).toMatchObject({
    ok: true,
  });
  const passport = { hasPassport: "yes", passportNumber: "A02584613" };
  expect(
    await savePersonalInfo(actor, id, "passport", passport, { baseHashes: second }),
  ).toMatchObject({
    ok: true,
  });
});

test("savePersonalInfo: a page can be sent again after a partial save", async () => {
  const { actor, id } = await buildApplication();
  const invalid = { ...identity, firstName: "" };
  const baseHashes = await hashesNow(id, "identity");
  const first = await savePersonalInfo(actor, id, "identity", invalid, { baseHashes });
  const again = first && "hashes" in first ? first.hashes : {};
  const last = await savePersonalInfo(actor, id, "identity", identity, { baseHashes: again });
  expect(last).toMatchObject({ ok: true });
});

test("savePersonalInfo: ignores unknown fields", async () => {
  const { actor, id } = await buildApplication();
  const extra = { ...identity, number: "ER-27-DKR-0001", submittedAt: "2026-01-01", version: "99" };
  await savePersonalInfo(actor, id, "identity", extra);
  expect(await findApplication(id)).toMatchObject({ number: null, submittedAt: null, version: 2 });
});

test("savePersonalInfo: refuses a submitted application", async () => {
  const { actor, id, version } = await buildReadyDraft();
  await submitApplication(actor, id, { version, locale: "fr" });
  expect(await savePersonalInfo(actor, id, "identity", identity)).toEqual({
    ok: false,
    reason: "application-submitted",
  });
});
