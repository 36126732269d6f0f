import { eq } from "drizzle-orm";
import type { Campus } from "#app/features/identity/actor.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { campusRules, schoolRules } from "#app/platform/db/schema/admissions.ts";

/** What a campus decides for itself. */
export async function rulesOfCampus(campus: Campus, on: Database = db()) {
  const [rules] = await on.select().from(campusRules).where(eq(campusRules.campus, campus));
  if (!rules) throw new Error(`no rules are kept for the campus ${campus}`);
  return rules;
}

/** What is the same on every campus. */
export async function rulesOfSchool(on: Database = db()) {
  const [rules] = await on.select().from(schoolRules);
  if (!rules) throw new Error("no rules are kept for the school");
  return rules;
}

/** The age under which an adult agrees before an application to this campus is sent: its country's law. */
export async function consentAgeOf(campus: Campus, on: Database = db()): Promise<number> {
  return (await rulesOfCampus(campus, on)).consentAge;
}
