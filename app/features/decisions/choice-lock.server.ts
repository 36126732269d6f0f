import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { parseState, type State } from "#app/features/admissions/application-state.ts";
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
} from "#app/features/admissions/editable-application.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { choices } from "#app/platform/db/schema/admissions.ts";

export type ChoiceWithApplication = {
  id: string;
  courseId: string;
  position: number;
  state: State;
  application: ApplicationRow;
};

/** Both rows are locked with `FOR UPDATE` until the transaction ends: `lockChoice` returns it. */
export type LockedChoice = ChoiceWithApplication;

/** Reads a choice and its application without a lock. Returns null when there is no such choice. */
export async function findChoice(
  database: Database,
  choiceId: string,
): Promise<ChoiceWithApplication | null> {
  if (!validate(choiceId)) return null;
  const [row] = await database.select().from(choices).where(eq(choices.id, choiceId));
  const application = row && (await findApplication(row.applicationId, database));
  return application ? { ...row, state: parseState(row.state), application } : null;
}

/** Locks a choice after its application. Every caller that locks both uses this order, which prevents deadlocks. */
export async function lockChoice(tx: Database, choiceId: string): Promise<LockedChoice | null> {
  if (!validate(choiceId)) return null;
  const [found] = await tx.select().from(choices).where(eq(choices.id, choiceId));
  const application = found && (await lockApplication(tx, found.applicationId));
  if (!application) return null;
  const [row] = await tx.select().from(choices).where(eq(choices.id, choiceId)).for("update");
  return row ? { ...row, state: parseState(row.state), application } : null;
}

/** Locks every choice of an application. Returns them in the order of preference. */
export async function lockChoices(
  tx: Database,
  application: ApplicationRow,
): Promise<LockedChoice[]> {
  const rows = await tx
    .select()
    .from(choices)
    .where(eq(choices.applicationId, application.id))
    .orderBy(choices.position)
    .for("update");
  return rows.map((row) => ({ ...row, state: parseState(row.state), application }));
}
