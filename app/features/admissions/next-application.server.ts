import { and, eq, gt, isNull } from "drizzle-orm";
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
import type { Actor, Student } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import {
  applications,
  cursusEntries,
  intakes,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { history } from "#app/platform/db/schema/identity.ts";
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
  | { ok: false; reason: "no-next-intake" }
  | { ok: false; reason: "file-store-away" };

/** For how long after a beginning the same form, sent again, is answered as the first one was. */
const REPEAT_WINDOW_MS = 600_000;

/** How often the files may be others than those that were copied, before it is a fault. */
const MAX_TRIES = 3;

/**
 * Begins the application for the next intake from the last one: Info personnel and the cursus are copied
 * with their files, each into a file of its own, so that erasing either leaves the other whole. Choices,
 * consent, and what was declared finished are asked again; a file too many is left out, and counted. Asked
 * twice, it gives the same one, and the same count to a second tap. Refuses when there is no next intake, and while the store of files is away.
 */
export async function startNext(actor: Actor): Promise<Started | null> {
  if (actor.kind !== "student") return null;
  const last = await lastApplicationOf(actor.id);
  if (!last) return { ok: false, reason: "no-next-intake" };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isNext = (await nextAfter(last, await currentIntake())) !== null;
    const copies = await storeCopies(isNext ? await fileIdsOf(db(), last.id) : []);
    try {
      if (copies.isAway) return { ok: false, reason: "file-store-away" };
      const started = await startFrom(actor, last, copies.files);
      if (started !== "other-files") return started;
    } finally {
      for (const copy of copies.files.values()) await discardUnregistered(copy);
    }
  }
  throw new Error("the files of an application change as often as they are copied");
}

function startFrom(
  actor: Student,
  last: ApplicationRow,
  copies: Copies,
): Promise<Started | "other-files"> {
  return transaction(async (tx) => {
    // The last one is locked: two requests of the same person copy once.
    await lockApplication(tx, last.id);
    const intake = await nextAfter(last, await holdCurrentIntake(tx), tx);
    if (!intake)
      return (await findJustStarted(tx, last)) ?? { ok: false, reason: "no-next-intake" };
    const { candidateId, campus, demo } = last;
    if (!(await areAllCopied(tx, last.id, copies))) return "other-files";
    const [made] = await tx
      .insert(applications)
      .values({ candidateId, campus, demo, locale: actor.locale, intakeId: intake.id })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!made) {
      const same = (await sameIntake(tx, candidateId, intake.id)) ?? last.id;
      return { ok: true, id: same, left: await countLeftOut(tx, last.id, same) };
    }
    const copied = [
      await copyInfo(tx, last, made.id, copies),
      ...(await copyCursus(tx, last, made.id, copies)),
    ];
    const left = copied.filter((one) => one === "files-full").length;
    const subject = { kind: "application", id: made.id };
    await record(tx, actor, "application.started", subject, { from: last.id });
    return { ok: true, id: made.id, left };
  });
}

/** What the first of two taps began a moment ago: by now it is the last application. Null when it did not. */
async function findJustStarted(tx: Database, last: ApplicationRow): Promise<Started | null> {
  const [line] = await tx
    .select({ details: history.details })
    .from(history)
    .where(
      and(
        eq(history.subjectId, last.id),
        eq(history.action, "application.started"),
        gt(history.at, new Date(now().getTime() - REPEAT_WINDOW_MS)),
      ),
    );
  const from = line && "from" in line.details ? line.details.from : null;
  if (typeof from !== "string") return null;
  return { ok: true, id: last.id, left: await countLeftOut(tx, from, last.id) };
}

/** How many files of one application were not copied into the next one, which was begun a moment ago. */
async function countLeftOut(tx: Database, from: string, to: string): Promise<number> {
  return (await fileIdsOf(tx, from)).length - (await attachedIdsOf(tx, to)).length;
}

async function sameIntake(tx: Database, candidateId: string, intakeId: string) {
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.intakeId, intakeId)));
  return row?.id;
}

/** The stored copy of each file, by the identifier of the file that was copied. */
type Copies = Map<string, StoredFile>;

/** The files of an application that may be read: those that are copied. */
async function fileIdsOf(on: Database, applicationId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const id of await attachedIdsOf(on, applicationId))
    if (unlessInfected(await findFile(id, on))) ids.push(id);
  return ids;
}

/** The photograph and the documents of an application. */
async function attachedIdsOf(on: Database, applicationId: string): Promise<string[]> {
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

async function areAllCopied(tx: Database, applicationId: string, copies: Copies) {
  return (await fileIdsOf(tx, applicationId)).every((id) => copies.has(id));
}

/** Stores a copy of each file, one after the other; those that were stored before the store went away are given too. */
async function storeCopies(fileIds: string[]): Promise<{ files: Copies; isAway: boolean }> {
  const files: Copies = new Map();
  for (const id of fileIds) {
    const stored = await storeCopy(id);
    if (stored && !stored.ok) return { files, isAway: true };
    if (stored) files.set(id, stored);
  }
  return { files, isAway: false };
}

/** Null for a file that is gone meanwhile, or that nobody may read any more. */
async function storeCopy(id: string): Promise<StoredFile | FileRefusal | null> {
  const file = unlessInfected(await findFile(id));
  if (!file) return null;
  const { name, type, pageCount: pages } = file;
  const read: { bytes?: Uint8Array } = {};
  const away = await refuseWhenStoreUnavailable(async () => {
    read.bytes = await readFile(file);
  });
  if (away || !read.bytes) return away;
  return storeFile({ ok: true, name, type, bytes: read.bytes, pages });
}

/** What became of a file: another one, none because there was none to take, or too many. */
type Copied = { id: string } | "files-full" | null;
const idOf = (copied: Copied) => (copied && typeof copied === "object" ? copied.id : null);

async function copyInfo(
  tx: Database,
  last: ApplicationRow,
  applicationId: string,
  copies: Copies,
): Promise<Copied> {
  const [info] = await tx
    .select()
    .from(personalInfos)
    .where(eq(personalInfos.applicationId, last.id));
  if (!info) return null;
  const photo = await keepCopy(tx, last.candidateId, copies, info.photoId);
  const photoId = idOf(photo);
  // Who wrote each answer last belongs to the pages of the other application.
  await tx.insert(personalInfos).values({ ...info, applicationId, photoId, writers: {} });
  return photo;
}

async function copyCursus(
  tx: Database,
  last: ApplicationRow,
  applicationId: string,
  copies: Copies,
): Promise<Copied[]> {
  const copied: Copied[] = [];
  const entries = await tx
    .select()
    .from(cursusEntries)
    .where(and(eq(cursusEntries.applicationId, last.id), isNull(cursusEntries.removedAt)));
  for (const { id: _, createdAt: __, updatedAt: ___, attempt: ____, ...entry } of entries) {
    const proof = await keepCopy(tx, last.candidateId, copies, entry.proofId);
    await tx.insert(cursusEntries).values({ ...entry, applicationId, proofId: idOf(proof) });
    copied.push(proof);
  }
  return copied;
}

/** Another file with the same bytes; null when there is none that anybody may read. */
async function keepCopy(
  tx: Database,
  ownerId: string,
  copies: Copies,
  id: string | null,
): Promise<Copied> {
  const stored = id ? copies.get(id) : undefined;
  if (!stored) return null;
  const kept = await registerFile(tx, ownerId, stored);
  return kept.ok ? { id: kept.id } : "files-full";
}
