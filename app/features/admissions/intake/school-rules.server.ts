import { eq, max } from "drizzle-orm";
import type { Campus } from "#app/features/access/actor.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { campusRules, schoolRules } from "#app/platform/db/schema/admissions.ts";

/** The rules of one campus. */
export async function getCampusRules(campus: Campus, on: Database = db()) {
  const [rules] = await on.select().from(campusRules).where(eq(campusRules.campus, campus));
  if (!rules) throw new Error(`the campus ${campus} has no rules`);
  return rules;
}

/** The rules common to all campuses. */
export async function getSchoolRules(on: Database = db()) {
  const [rules] = await on.select().from(schoolRules);
  if (!rules) throw new Error("the school has no rules");
  return rules;
}

/**
 * The age in years under which an adult must consent, by the law of the country of the campus. Without a campus, the
 * highest of all, so that nobody is an adult too early.
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
