import { eq, max } from "drizzle-orm";
import type { Campus } from "#app/features/identity/actor.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { campusRules, schoolRules } from "#app/platform/db/schema/admissions.ts";

/** What a campus decides for itself. */
export async function getCampusRules(campus: Campus, on: Database = db()) {
  const [rules] = await on.select().from(campusRules).where(eq(campusRules.campus, campus));
  if (!rules) throw new Error(`no rules are kept for the campus ${campus}`);
  return rules;
}

/** What is the same on every campus. */
export async function getSchoolRules(on: Database = db()) {
  const [rules] = await on.select().from(schoolRules);
  if (!rules) throw new Error("no rules are kept for the school");
  return rules;
}

/**
 * The age in years under which an adult agrees before an application to this campus is sent: its country's law. Of a
 * draft without a campus, the highest of all, so that nobody is taken for an adult too early.
 */
export async function getConsentAge(campus: Campus | null, on: Database = db()): Promise<number> {
  const isCampus = campus ? eq(campusRules.campus, campus) : undefined;
  const [rules] = await on
    .select({ age: max(campusRules.consentAge) })
    .from(campusRules)
    .where(isCampus);
  if (!rules?.age) throw new Error("no campus has rules");
  return rules.age;
}
