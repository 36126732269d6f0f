import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { listCorrections } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { findMissing, getSectionStatus, isMinor } from "#app/features/admissions/sections.ts";
import { listChoices, replayHistory } from "#app/features/admissions/testing.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getChoiceTimeline } from "#app/features/decisions/choice-timeline.server.ts";
import { emptyFilter } from "#app/features/review/list/application-filter.ts";
import { listApplications } from "#app/features/review/list/list-applications.server.ts";
import { setConfig } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedCatalogue } from "./catalogue/seed-catalogue.ts";
import { seedDemoApplications } from "./demo-applications.ts";
import { seedDemoPeople } from "./demo-people.ts";
import { seedIntakes } from "./reference-intakes.ts";

const database = await createTestDatabase();
await seedCatalogue();
await seedIntakes();
const { candidate } = await seedDemoPeople();
const statements = await countStatements(seedDemoApplications);

test("seedDemoApplications: adds forty submitted applications of both campuses in fewer than 40 statements", async () => {
  const staff = await buildStaff();
  const list = await listApplications(staff, emptyFilter);
  expect(list).toMatchObject({ total: 40, next: { id: expect.any(String) } });
  const far = await listApplications(staff, { ...emptyFilter, campus: "cameroon" });
  expect(far.total).toBe(13);
  const states = new Set(far.rows.map((row) => row.state));
  expect(states.size).toBeGreaterThan(0);
  expect(statements).toBeLessThan(40);
});

test("seedDemoApplications: every application has all that a submission requires", async () => {
  const staff = await buildStaff();
  const rows = await db().select().from(applications).where(isNotNull(applications.submittedAt));
  for (const row of rows) {
    const application = await loadApplication(staff, row.id, row.locale);
    if (!application) throw new Error("not visible");
    const atSubmission = {
      ...application,
      today: row.submittedAt?.toISOString().slice(0, 10) ?? "",
    };
    expect(findMissing(atSubmission), row.number ?? "").toEqual([]);
    expect(isMinor(atSubmission)).toBe(application.consent.state === "given");
    expect(new Set(application.basket.map((choice) => choice.courseId)).size).toBe(
      application.basket.length,
    );
    expect(application.record?.blocks.length).toBeGreaterThanOrEqual(5);
    expect(row.submittedAt?.getTime()).toBeLessThan(Date.now());
  }
});

test("seedDemoApplications: the demonstration candidate has completed three steps of six and has a readable proof", async () => {
  const [person] = await db().select().from(users).where(eq(users.id, candidate));
  const actor = { kind: "student", id: candidate, name: "", email: person?.email ?? "" } as const;
  const [row] = await db().select().from(applications).where(eq(applications.accountId, candidate));
  const application = await loadApplication({ ...actor, locale: "fr" }, row?.id ?? "");
  if (!application) throw new Error("no application");
  const status = (section: Parameters<typeof getSectionStatus>[1]) =>
    getSectionStatus(application, section);
  expect([status("identity"), status("passport"), status("parents")]).toEqual([
    "done",
    "in-progress",
    "to-do",
  ]);
  expect([status("cursus"), status("basket")]).toEqual(["done", "done"]);
  expect(application.basket).toHaveLength(3);
  const proof = application.entries[0]?.proof;
  const file = await readApplicationFile({ ...actor, locale: "fr" }, proof?.id ?? "");
  expect(Buffer.from(file?.bytes ?? []).toString("latin1")).toMatch(/^%PDF-1\.4/);
});

test("seedDemoApplications: adds open offers, requests, rejected proofs and a history of valid transitions", async () => {
  const sent = await db().select().from(applications).where(isNotNull(applications.submittedAt));
  const found = { offers: 0, requests: 0, refusedFiles: 0, refusals: 0 };
  for (const { id } of sent) {
    const { offers, refusals, requests, verdicts } = await getChoiceTimeline(id);
    const states = new Map((await listChoices(id)).map((choice) => [choice.id, choice.state]));
    const ends = await replayHistory(id);
    for (const [choice, state] of states) expect(ends.get(choice) ?? "submitted").toBe(state);
    found.offers += offers.filter((one) => states.get(one.choiceId)?.endsWith("offer")).length;
    found.requests += requests.filter((one) => !one.answeredAt).length;
    found.refusedFiles += Object.keys(verdicts).length;
    found.refusals += refusals.length;
  }
  expect(found).toEqual({ offers: 4, requests: 3, refusedFiles: 2, refusals: 2 });
});

test("seedDemoApplications: reopens one section of one application, with its former contents and no change yet", async () => {
  const staff = await buildStaff();
  const [opening, ...others] = await db().select().from(reopenedSections);
  expect(others).toEqual([]);
  const [correction] = await listCorrections(staff, opening?.applicationId ?? "", "fr");
  expect(correction).toMatchObject({
    sections: ["identity"],
    isOpen: true,
    changes: [],
    missing: [],
  });
  const [row] = await db()
    .select()
    .from(applications)
    .where(eq(applications.id, opening?.applicationId ?? ""));
  expect(row?.demo).toBe(true);
  expect(opening?.before).toMatchObject({ info: { lastName: "N’Diaye" }, photo: null });
});

test("seedDemoApplications: changes nothing on a second run, and throws in production", async () => {
  await seedDemoApplications();
  await seedIntakes();
  expect(await db().select().from(applications)).toHaveLength(41);
  setConfig({ ...database.config, demo: false });
  await expect(seedDemoApplications()).rejects.toThrow("not for production");
  setConfig(database.config);
});
