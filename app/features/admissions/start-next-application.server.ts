import { and, eq, gt, isNull } from "drizzle-orm";
import type { Actor, Student } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { getTimeliness } from "#app/features/catalogue/programmes/application-window.ts";
import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import {
  discardUnregistered,
  findFile,
  readFile,
  registerFile,
  type StoredFile,
  storeFile,
} from "#app/features/documents/file-store.server.ts";
import { unlessInfected } from "#app/features/documents/scan-status.ts";
import { refuseWhenStoreUnavailable } from "#app/features/documents/store-refusal.server.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications, cursusEntries, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { intakes } from "#app/platform/db/schema/admissions-intakes.ts";
import { history } from "#app/platform/db/schema/identity.ts";
import { toCursusValues } from "./cursus/cursus.ts";
import {
  type ApplicationRow,
  findLastApplication,
  lockApplication,
} from "./editable-application.server.ts";
import { findCurrentIntake, type Intake, lockCurrentIntake } from "./intake/intake.server.ts";
import { toPersonalInfo } from "./personal-info/personal-info.server.ts";

/**
 * Finds the intake for which the candidate can begin a new application: another one is open, and the latest
 * application is submitted or can no longer be. Null otherwise.
 */
export async function findNextIntake(actor: Actor): Promise<Intake | null> {
  if (actor.kind !== "student") return null;
  const last = await findLastApplication(actor.id);
  return last && getNextIntakeAfter(last, await findCurrentIntake());
}

async function getNextIntakeAfter(
  last: ApplicationRow,
  intake: Intake | null,
  on: Database = db(),
): Promise<Intake | null> {
  if (!intake || intake.id === last.intakeId) return null;
  return last.submittedAt || (await isIntakeOver(last, on)) ? intake : null;
}

async function isIntakeOver(last: ApplicationRow, on: Database): Promise<boolean> {
  const [intake] = await on.select().from(intakes).where(eq(intakes.id, last.intakeId));
  return intake !== undefined && getTimeliness(intake, last.createdAt, now()) === "closed";
}

/** `left`: how many files were not copied because the candidate has too many. */
export type StartNextResult =
  | { ok: true; id: string; leftOutFiles: number }
  | { ok: false; reason: "no-next-intake" }
  | { ok: false; reason: "file-store-unavailable" };

/** For how long a repeated form is answered like the first one. */
const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/** How often the files may change during the copy before it is an error. */
const MAX_TRIES = 3;

/**
 * Begins an application for the next intake: copies the personal info and the education history, with own copies of
 * their files, so that deleting one application leaves the other whole. Choices, consent and finished sections are not
 * copied. Repeating it returns the same application. Refuses with `no-next-intake`, and with `file-store-unavailable` while
 * the file store is unavailable.
 */
export async function startNextApplication(actor: Actor): Promise<StartNextResult | null> {
  if (actor.kind !== "student") return null;
  const last = await findLastApplication(actor.id);
  if (!last) return { ok: false, reason: "no-next-intake" };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isNext = (await getNextIntakeAfter(last, await findCurrentIntake())) !== null;
    const copies = await storeCopies(isNext ? await listReadableFileIds(db(), last.id) : []);
    try {
      if (copies.isStoreUnavailable) return { ok: false, reason: "file-store-unavailable" };
      const started = await createFromLast(actor, last, copies.files);
      if (started !== "other-files") return started;
    } finally {
      for (const copy of copies.files.values()) await discardUnregistered(copy);
    }
  }
  throw new Error("the files of an application change as often as they are copied");
}

function createFromLast(
  actor: Student,
  last: ApplicationRow,
  copies: FileCopies,
): Promise<StartNextResult | "other-files"> {
  return transaction(async (tx) => {
    // Locks the latest application, so that two concurrent requests copy once.
    await lockApplication(tx, last.id);
    const intake = await getNextIntakeAfter(last, await lockCurrentIntake(tx), tx);
    if (!intake)
      return (await findJustStarted(tx, last)) ?? { ok: false, reason: "no-next-intake" };
    const { candidateId, accountId, campus, demo } = last;
    if (!(await areAllCopied(tx, last.id, copies))) return "other-files";
    const [created] = await tx
      .insert(applications)
      .values({
        candidateId,
        accountId,
        campus,
        demo,
        locale: actor.locale,
        intakeId: intake.id,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!created) {
      const existingId = (await findApplicationInIntake(tx, candidateId, intake.id)) ?? last.id;
      return {
        ok: true,
        id: existingId,
        leftOutFiles: await countLeftOut(tx, last.id, existingId),
      };
    }
    const copyResults = [
      await copyInfo(tx, last, created.id, copies),
      ...(await copyCursus(tx, last, created.id, copies)),
    ];
    const left = copyResults.filter((one) => one === "file-quota-exceeded").length;
    const subject = { kind: "application", id: created.id };
    await recordHistory(tx, actor, "application.started", subject, { from: last.id });
    return { ok: true, id: created.id, leftOutFiles: left };
  });
}

/** Finds what the first of two clicks began: it is the latest application by now. Null otherwise. */
async function findJustStarted(
  tx: Database,
  last: ApplicationRow,
): Promise<StartNextResult | null> {
  const [entry] = await tx
    .select({ details: history.details })
    .from(history)
    .where(
      and(
        eq(history.subjectId, last.id),
        eq(history.action, "application.started"),
        gt(history.at, new Date(now().getTime() - REPEAT_WINDOW_MS)),
      ),
    );
  const from = entry && "from" in entry.details ? entry.details.from : null;
  if (typeof from !== "string") return null;
  return { ok: true, id: last.id, leftOutFiles: await countLeftOut(tx, from, last.id) };
}

/** How many files of one application were not copied into the next. */
async function countLeftOut(tx: Database, from: string, to: string): Promise<number> {
  return (await listReadableFileIds(tx, from)).length - (await listAttachedFileIds(tx, to)).length;
}

async function findApplicationInIntake(tx: Database, candidateId: string, intakeId: string) {
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.intakeId, intakeId)));
  return row?.id;
}

/** The stored copies by the id of the copied file. */
type FileCopies = Map<string, StoredFile>;

/** The files of an application that are not infected; only these are copied. */
async function listReadableFileIds(on: Database, applicationId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const id of await listAttachedFileIds(on, applicationId))
    if (unlessInfected(await findFile(id, on))) ids.push(id);
  return ids;
}

/** The photo and the proofs of an application. */
async function listAttachedFileIds(on: Database, applicationId: string): Promise<string[]> {
  const infos = await on
    .select({ id: personalInfos.photoId })
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, applicationId));
  const entries = await on
    .select({ id: cursusEntries.proofId })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, applicationId), isNull(cursusEntries.removedAt)));
  return [...infos, ...entries].flatMap(({ id }) => id ?? []);
}

async function areAllCopied(tx: Database, applicationId: string, copies: FileCopies) {
  return (await listReadableFileIds(tx, applicationId)).every((id) => copies.has(id));
}

/** Stores a copy of each file in turn. If the store becomes unavailable, returns the copies stored before. */
async function storeCopies(
  fileIds: string[],
): Promise<{ files: FileCopies; isStoreUnavailable: boolean }> {
  const files: FileCopies = new Map();
  for (const id of fileIds) {
    const stored = await storeCopy(id);
    if (stored && !stored.ok) return { files, isStoreUnavailable: true };
    if (stored) files.set(id, stored);
  }
  return { files, isStoreUnavailable: false };
}

/** Null for a file that is deleted or infected by now. */
async function storeCopy(id: string): Promise<StoredFile | FileRefusal | null> {
  const file = unlessInfected(await findFile(id));
  if (!file) return null;
  const { name, type, pageCount: pages } = file;
  const content: { bytes?: Uint8Array } = {};
  const storeRefusal = await refuseWhenStoreUnavailable(async () => {
    content.bytes = await readFile(file);
  });
  if (storeRefusal || !content.bytes) return storeRefusal;
  return storeFile({ ok: true, name, type, bytes: content.bytes, pages });
}

/** The copy of a file, null without a file, or `file-quota-exceeded` when the candidate has too many. */
type CopyResult = { id: string } | "file-quota-exceeded" | null;
const getCopyId = (copied: CopyResult) => (copied && typeof copied === "object" ? copied.id : null);

async function copyInfo(
  tx: Database,
  last: ApplicationRow,
  applicationId: string,
  copies: FileCopies,
): Promise<CopyResult> {
  const [info] = await tx
    .select()
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, last.id));
  if (!info) return null;
  const photo = await registerCopy(tx, last.accountId, copies, info.photoId);
  const photoId = getCopyId(photo);
  // Only the answers: their writers are pages of the other application.
  await tx.insert(personalInfos).values({ ...toPersonalInfo(info), applicationId, photoId });
  return photo;
}

async function copyCursus(
  tx: Database,
  last: ApplicationRow,
  applicationId: string,
  copies: FileCopies,
): Promise<CopyResult[]> {
  const results: CopyResult[] = [];
  const entries = await tx
    .select()
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, last.id), isNull(cursusEntries.removedAt)));
  for (const entry of entries) {
    const proof = await registerCopy(tx, last.accountId, copies, entry.proofId);
    const attached = { applicationId, proofId: getCopyId(proof) };
    await tx.insert(cursusEntries).values({ ...toCursusValues(entry), ...attached });
    results.push(proof);
  }
  return results;
}

/** Registers the copy of a file; null when it was not copied. */
async function registerCopy(
  tx: Database,
  ownerId: string,
  copies: FileCopies,
  id: string | null,
): Promise<CopyResult> {
  const stored = id ? copies.get(id) : undefined;
  if (!stored) return null;
  const registered = await registerFile(tx, ownerId, stored);
  return registered.ok ? { id: registered.id } : "file-quota-exceeded";
}
