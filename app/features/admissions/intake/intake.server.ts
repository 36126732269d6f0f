import { and, asc, count, desc, eq, gt, lte } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { getFieldChanges } from "#app/features/audit/field-changes.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { sha256 } from "#app/platform/sha256.server.ts";
import type { FormInput } from "../form-values.ts";
import { type IntakeValues, parseIntake } from "./intake.ts";
import { getSchoolRules } from "./school-rules.server.ts";

const intakeColumns = {
  id: intakes.id,
  year: intakes.year,
  nameFr: intakes.nameFr,
  nameEn: intakes.nameEn,
  opensAt: intakes.opensAt,
  closesAt: intakes.closesAt,
  graceHours: intakes.graceHours,
  answerDays: intakes.answerDays,
};
export type Intake = Pick<typeof intakes.$inferSelect, keyof typeof intakeColumns>;

/** Finds the intake open for applications; of several, the one that closes first. */
export async function findCurrentIntake(): Promise<Intake | null> {
  const [intake] = await openIntakesQuery(db());
  return intake ?? null;
}

/** As `findCurrentIntake`, but the intake cannot be deleted before the transaction ends. */
export async function lockCurrentIntake(tx: Database): Promise<Intake | null> {
  const [intake] = await openIntakesQuery(tx).for("key share");
  return intake ?? null;
}

function openIntakesQuery(on: Database) {
  const at = now();
  return on
    .select(intakeColumns)
    .from(intakes)
    .where(and(lte(intakes.opensAt, at), gt(intakes.closesAt, at)))
    .orderBy(asc(intakes.closesAt))
    .limit(1);
}

/** Finds the next intake that is not open yet. */
export async function findUpcomingIntake(): Promise<Intake | null> {
  const [intake] = await db()
    .select(intakeColumns)
    .from(intakes)
    .where(gt(intakes.opensAt, now()))
    .orderBy(asc(intakes.opensAt))
    .limit(1);
  return intake ?? null;
}

/** Lists every intake, latest first. Null without the permission `manage:intakes`. */
export async function listIntakes(actor: Actor): Promise<Intake[] | null> {
  if (!can(actor, "manage:intakes")) return null;
  return db().select(intakeColumns).from(intakes).orderBy(desc(intakes.closesAt));
}

/** One intake. Null without the permission `manage:intakes`. */
export async function getIntake(actor: Actor, id: string): Promise<Intake | null> {
  if (!validate(id)) return null;
  return (await listIntakes(actor))?.find((one) => one.id === id) ?? null;
}

/** The initial values of the form of a new intake. Null without the permission `manage:intakes`. */
export async function getNewIntakeDefaults(
  actor: Actor,
): Promise<Pick<IntakeValues, "graceHours" | "answerDays"> | null> {
  if (!can(actor, "manage:intakes")) return null;
  const { graceHours, answerDays } = await getSchoolRules();
  return { graceHours, answerDays };
}

export type SaveIntakeResult =
  | { ok: true; id: string }
  | { ok: false; reason: "invalid"; errors: Record<string, string> }
  | { ok: false; reason: "intake-changed" };

/** Identifies the values of an intake, to detect that they changed since a page showed them. */
export function getIntakeVersion(intake: Intake): string {
  const { nameFr, nameEn, year, opensAt, closesAt, graceHours, answerDays } = intake;
  const values = [
    nameFr,
    nameEn,
    year,
    opensAt.getTime(),
    closesAt.getTime(),
    graceHours,
    answerDays,
  ];
  return sha256(JSON.stringify(values), "base64url").slice(0, 16);
}

/**
 * Creates an intake (`id` null) or changes one. Refuses with `intake-changed` when it changed since the page was
 * loaded. Submitted applications stay late or in time as they were. Null without the permission `manage:intakes`, and
 * for an unknown id.
 */
export async function saveIntake(
  actor: Actor,
  id: string | null,
  input: FormInput,
  expectedVersion?: string,
): Promise<SaveIntakeResult | null> {
  if (!can(actor, "manage:intakes") || (id !== null && !validate(id))) return null;
  const parsed = parseIntake(input);
  if (!parsed.ok) return parsed;
  return transaction(async (tx) => {
    const before = id === null ? null : await lockIntake(tx, id);
    if (id !== null && !before) return null;
    if (before && expectedVersion !== undefined && getIntakeVersion(before) !== expectedVersion)
      return { ok: false, reason: "intake-changed" };
    const [saved] = before
      ? await tx.update(intakes).set(parsed.values).where(eq(intakes.id, before.id)).returning()
      : await tx.insert(intakes).values(parsed.values).returning();
    if (!saved) return null;
    const action = before ? "intake.changed" : "intake.made";
    const changes = getFieldChanges(before ?? {}, { ...parsed.values });
    if (Object.keys(changes).length > 0)
      await recordHistory(tx, actor, action, { kind: "intake", id: saved.id }, { changes });
    return { ok: true, id: saved.id };
  });
}

/** Counts the applications of an intake, drafts included. */
export async function countApplicationsIn(id: string, on: Database = db()): Promise<number> {
  const isInIntake = eq(applications.intakeId, id);
  const [row] = await on.select({ n: count() }).from(applications).where(isInIntake);
  return row?.n ?? 0;
}

/**
 * Deletes an intake without applications. Refuses with `intake-changed` when it changed since the page was loaded, and
 * with `intake-in-use` when it has an application. Null without the permission `manage:intakes`, and for an unknown id.
 */
export async function removeIntake(
  actor: Actor,
  id: string,
  expectedVersion: string,
): Promise<{ ok: true } | { ok: false; reason: "intake-changed" | "intake-in-use" } | null> {
  if (!can(actor, "manage:intakes") || !validate(id)) return null;
  return transaction(async (tx) => {
    const intake = await lockIntake(tx, id);
    if (!intake) return null;
    if (getIntakeVersion(intake) !== expectedVersion)
      return { ok: false, reason: "intake-changed" };
    if ((await countApplicationsIn(id, tx)) > 0) return { ok: false, reason: "intake-in-use" };
    await tx.delete(intakes).where(eq(intakes.id, id));
    await recordHistory(
      tx,
      actor,
      "intake.removed",
      { kind: "intake", id },
      { name: intake.nameFr },
    );
    return { ok: true };
  });
}

async function lockIntake(tx: Database, id: string): Promise<Intake | null> {
  const [row] = await tx.select().from(intakes).where(eq(intakes.id, id)).for("update");
  return row ?? null;
}
