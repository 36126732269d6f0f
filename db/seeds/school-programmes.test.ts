import { expect, test } from "vitest";
import { selectFees, sumFees } from "#app/features/catalogue/programmes/fee.ts";
import { db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { courses } from "#app/platform/db/schema/catalogue.ts";
import {
  feeItems,
  offerings,
  programmeDocuments,
  programmeRequirements,
} from "#app/platform/db/schema/catalogue-programmes.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { schoolProgrammes } from "./catalogue/school-programmes.ts";
import { seedSchoolProgrammes } from "./catalogue/seed-school-programmes.ts";

const database = await createTestDatabase();

async function seedWith(isDemo: boolean) {
  await database.truncate();
  const [intake] = await db()
    .insert(intakes)
    .values({
      year: 2027,
      nameFr: "Rentrée",
      nameEn: "Intake",
      opensAt: new Date("2026-10-01T00:00:00Z"),
      closesAt: new Date("2027-06-30T23:59:59Z"),
    })
    .returning({ id: intakes.id });
  if (!intake) throw new Error("the intake was not inserted");
  await seedSchoolProgrammes(intake.id, isDemo);
  await seedSchoolProgrammes(intake.id, isDemo);
}

test("schoolProgrammes: the five have a line and a text of their own in each language", () => {
  expect(schoolProgrammes).toHaveLength(5);
  for (const { id, summaryFr, summaryEn, detailsFr, detailsEn } of schoolProgrammes) {
    for (const summary of [summaryFr, summaryEn]) expect(summary?.length, id).toBeLessThan(140);
    for (const text of [detailsFr, detailsEn])
      expect(text.split(" ").length, id).toBeGreaterThan(80);
    expect(detailsFr).not.toBe(detailsEn);
  }
});

test("seedSchoolProgrammes: in production adds programmes, conditions and documents, and no date or fee", async () => {
  await seedWith(false);
  expect(await db().select({ id: courses.id }).from(courses)).toHaveLength(5);
  expect(await db().select().from(programmeRequirements)).not.toEqual([]);
  const asking = await db()
    .selectDistinct({ id: programmeDocuments.courseId })
    .from(programmeDocuments);
  expect(asking).toHaveLength(5);
  expect(await db().select().from(offerings)).toEqual([]);
  expect(await db().select().from(feeItems)).toEqual([]);
});

test("seedSchoolProgrammes: in a demonstration every offering has a fee at its campus", async () => {
  await seedWith(true);
  const [rows, items] = await Promise.all([
    db().select().from(offerings),
    db().select().from(feeItems),
  ]);
  expect(new Set(rows.map(({ courseId }) => courseId)).size).toBe(5);
  for (const { code, courseId, site, ...row } of rows.filter((one) => one.site !== "online")) {
    const fees = selectFees(
      { ...row, site },
      items.filter((item) => item.courseId === courseId),
    );
    expect(fees, code).not.toEqual([]);
  }
  const grade10 = { intakeId: null, rhythm: "day", format: "class", level: "grade-10" } as const;
  const curriculum = items.filter(({ courseId }) => courseId === "curriculum-canadien");
  const totalAt = (site: "senegal" | "cameroon") =>
    sumFees(selectFees({ ...grade10, site }, curriculum));
  // The totals of the demonstration's page of questions, without lunch and uniform.
  expect(totalAt("senegal")).toEqual(new Map([["XOF", 2_625_000]]));
  expect(totalAt("cameroon")).toEqual(new Map([["XAF", 2_295_000]]));
});
