import { eq, sql } from "drizzle-orm";
import { findUserIdsByEmail } from "#app/features/auth/create-user.server.ts";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import {
  applicationNumbers,
  applications,
  candidates,
  choices,
  consents,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { reopenedSections } from "#app/platform/db/schema/admissions-openings.ts";
import {
  fileVerdicts,
  interviews,
  offerConditions,
  offers,
  refusals,
  requests,
  withdrawals,
} from "#app/platform/db/schema/decisions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { putFile } from "#app/platform/storage/storage.server.ts";
import { addApplicants, LAST_NUMBERS } from "./demo-applicant-rows.ts";
import { addDemoCandidate } from "./demo-candidate.ts";
import type { DemoRows, SeedContext } from "./demo-rows.ts";

/**
 * Adds forty submitted applications of invented people and the incomplete one of candidat@demo.test, in one
 * transaction. Later starts run one query. Throws in production.
 */
export async function seedDemoApplications(): Promise<void> {
  if (!config().demo) throw new Error("the demonstration's applications are not for production");
  const [existing] = await db()
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.demo, true))
    .limit(1);
  if (existing) return;
  const context = await readSeedContext();
  if (!context) return;
  const rows: DemoRows = {
    users: [],
    candidates: [],
    applications: [],
    infos: [],
    entries: [],
    files: [],
    choices: [],
    consents: [],
    history: [],
    offers: [],
    interviews: [],
    conditions: [],
    refusals: [],
    withdrawals: [],
    reopenedSections: [],
    requests: [],
    verdicts: [],
    bytes: new Map(),
  };
  addApplicants(rows, context);
  await addDemoCandidate(rows, context);
  await Promise.all([...rows.bytes].map(([key, pdf]) => putFile(key, pdf, "application/pdf")));
  await transaction((tx) => insertRows(tx, rows, context.intake.year));
}

/** Loads the intake and the catalogue that the applications refer to; null when they are missing. */
async function readSeedContext(): Promise<SeedContext | null> {
  const [intake] = await db().select().from(intakes).orderBy(intakes.closesAt).limit(1);
  const [fr, en] = await Promise.all([listUniversities("fr"), listUniversities("en")]);
  const flat = (universities: typeof fr) =>
    universities.flatMap(({ name, courses }) =>
      courses.map((course) => ({ id: course.id, name: course.name, universityName: name })),
    );
  if (!intake || fr.length === 0) return null;
  const known = await findUserIdsByEmail(["admissions@demo.test", "admin@demo.test"]);
  const officers = {
    first: known.get("admissions@demo.test") ?? null,
    second: known.get("admin@demo.test") ?? null,
  };
  return { at: now(), officers, intake, courses: { fr: flat(fr), en: flat(en) } };
}

async function insertRows(tx: Database, rows: DemoRows, year: number) {
  await tx.insert(users).values(rows.users).onConflictDoNothing();
  await tx.insert(candidates).values(rows.candidates);
  await tx.insert(applications).values(rows.applications);
  await tx.insert(personalInfos).values(rows.infos);
  await tx.insert(files).values(rows.files);
  await tx.insert(cursusEntries).values(rows.entries);
  await tx.insert(choices).values(rows.choices);
  await tx.insert(consents).values(rows.consents);
  await tx.insert(history).values(rows.history);
  await tx.insert(offers).values(rows.offers);
  await tx.insert(offerConditions).values(rows.conditions);
  await tx.insert(interviews).values(rows.interviews);
  await tx.insert(refusals).values(rows.refusals);
  await tx.insert(withdrawals).values(rows.withdrawals);
  await tx.insert(reopenedSections).values(rows.reopenedSections);
  await tx.insert(requests).values(rows.requests);
  await tx.insert(fileVerdicts).values(rows.verdicts);
  await tx
    .insert(applicationNumbers)
    .values([
      { year, campus: "senegal", last: LAST_NUMBERS.senegal },
      { year, campus: "cameroon", last: LAST_NUMBERS.cameroon },
    ])
    .onConflictDoUpdate({
      target: [applicationNumbers.year, applicationNumbers.campus],
      set: { last: sql`greatest(${applicationNumbers.last}, excluded.last)` },
    });
}
