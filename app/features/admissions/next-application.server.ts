import { and, eq, isNull } from "drizzle-orm";
import { findFile, keepFile, readFile } from "#app/features/documents/keep.server.ts";
import { accepted } from "#app/features/documents/scan.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import {
  applications,
  cursusEntries,
  intakes,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { lastApplicationOf } from "./application.server.ts";
import { type ApplicationRow, lockApplication } from "./draft.server.ts";
import { currentIntake, holdCurrentIntake, type Intake } from "./intake/intake.server.ts";
import { timeliness } from "./intake/intake.ts";

/**
 * The intake that this person may begin a new application for: another one is open, and their last is
 * sent, or can be sent no more. Null otherwise.
 */
export async function nextIntakeOf(actor: Actor): Promise<Intake | null> {
  if (actor.kind !== "student") return null;
  const last = await lastApplicationOf(actor.id);
  return last && nextAfter(last, await currentIntake());
}

async function nextAfter(
  last: ApplicationRow,
  intake: Intake | null,
  on: Database = db(),
): Promise<Intake | null> {
  if (!intake || intake.id === last.intakeId) return null;
  return last.submittedAt || (await isOver(last, on)) ? intake : null;
}

async function isOver(last: ApplicationRow, on: Database): Promise<boolean> {
  const [own] = await on.select().from(intakes).where(eq(intakes.id, last.intakeId));
  return own !== undefined && timeliness(own, last.createdAt, now()) === "closed";
}

/** `left`: how many files were not copied, because the person has too many already. */
export type Started =
  | { ok: true; id: string; left: number }
  | { ok: false; reason: "no-next-intake" };

/**
 * Begins the application for the next intake from the last one: Info personnel and the cursus are copied
 * with their files, each into a file of its own, so that erasing either leaves the other whole. Choices,
 * consent, and what was declared finished are asked again; a file too many is left out, and counted. Asked
 * twice, it gives the same one.
 */
export async function startNext(actor: Actor): Promise<Started | null> {
  if (actor.kind !== "student") return null;
  const last = await lastApplicationOf(actor.id);
  if (!last) return { ok: false, reason: "no-next-intake" };
  return transaction(async (tx) => {
    // The last one is locked: two requests of the same person copy once.
    await lockApplication(tx, last.id);
    const intake = await nextAfter(last, await holdCurrentIntake(tx), tx);
    if (!intake) return { ok: false, reason: "no-next-intake" };
    const { candidateId, campus, demo } = last;
    const [made] = await tx
      .insert(applications)
      .values({ candidateId, campus, demo, locale: actor.locale, intakeId: intake.id })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!made) {
      const same = await sameIntake(tx, candidateId, intake.id);
      return { ok: true, id: same ?? last.id, left: 0 };
    }
    const copied = [await copyInfo(tx, last, made.id), ...(await copyCursus(tx, last, made.id))];
    const left = copied.filter((one) => one === "files-full").length;
    const subject = { kind: "application", id: made.id };
    await record(tx, actor, "application.started", subject, { from: last.id });
    return { ok: true, id: made.id, left };
  });
}

async function sameIntake(tx: Database, candidateId: string, intakeId: string) {
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.intakeId, intakeId)));
  return row?.id;
}

async function copyInfo(
  tx: Database,
  last: ApplicationRow,
  applicationId: string,
): Promise<Copied> {
  const [info] = await tx
    .select()
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, last.id));
  if (!info) return null;
  const photo = await copyFile(tx, last.candidateId, info.photoId);
  const photoId = idOf(photo);
  // Who wrote each answer last belongs to the pages of the other application.
  await tx.insert(personalInfos).values({ ...info, applicationId, photoId, writers: {} });
  return photo;
}

async function copyCursus(
  tx: Database,
  last: ApplicationRow,
  applicationId: string,
): Promise<Copied[]> {
  const copied: Copied[] = [];
  const entries = await tx
    .select()
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, last.id), isNull(cursusEntries.removedAt)));
  for (const { id: _, createdAt: __, updatedAt: ___, attempt: ____, ...entry } of entries) {
    const proof = await copyFile(tx, last.candidateId, entry.proofId);
    await tx.insert(cursusEntries).values({ ...entry, applicationId, proofId: idOf(proof) });
    copied.push(proof);
  }
  return copied;
}

/** What became of a file: another one, none because there was none to take, or too many. */
type Copied = { id: string } | "files-full" | null;
const idOf = (copied: Copied) => (copied && typeof copied === "object" ? copied.id : null);

/** Another file with the same bytes; null when there is none that anybody may read. */
async function copyFile(tx: Database, ownerId: string, id: string | null): Promise<Copied> {
  const file = accepted(id ? await findFile(id) : null);
  if (!file) return null;
  const { name, type } = file;
  const kept = await keepFile(tx, ownerId, { ok: true, name, type, bytes: await readFile(file) });
  return kept.ok ? { id: kept.id } : "files-full";
}
