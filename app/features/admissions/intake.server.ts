import { and, asc, gt, lte } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { intakes } from "#app/platform/db/schema/admissions.ts";

export type Intake = typeof intakes.$inferSelect;

/** The intake that people can apply for now: of those that are open, the one that closes first. */
export async function currentIntake(on: Database = db()): Promise<Intake | null> {
  const at = now();
  const [open] = await on
    .select()
    .from(intakes)
    .where(and(lte(intakes.opensAt, at), gt(intakes.closesAt, at)))
    .orderBy(asc(intakes.closesAt))
    .limit(1);
  return open ?? null;
}
