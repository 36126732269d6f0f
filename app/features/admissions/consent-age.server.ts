import { eq } from "drizzle-orm";
import type { Campus } from "#app/features/identity/actor.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { campusRules } from "#app/platform/db/schema/admissions.ts";

/** The age under which an adult agrees before an application to this campus is sent: its country's law. */
export async function consentAgeOf(campus: Campus, on: Database = db()): Promise<number> {
  const [rule] = await on.select().from(campusRules).where(eq(campusRules.campus, campus));
  if (!rule) throw new Error(`no rules are kept for the campus ${campus}`);
  return rule.consentAge;
}
