import { and, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import { type ApplicationRow, lockApplication } from "#app/features/admissions/draft.server.ts";
import { isTheirs, mayChange, partyOf, stageOf } from "#app/features/admissions/policy.ts";
import { readLines } from "#app/features/admissions/text.ts";
import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import { deleteFile, findFile } from "#app/features/documents/file-store.server.ts";
import { preparePortrait } from "#app/features/documents/portrait.server.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import {
  isSameFile,
  prepareUploadedFile,
  registerUploadedFile,
  type StoredUpload,
  type UploadedFile,
  withStoredUpload,
} from "#app/features/documents/uploaded-file.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { findRecorded } from "#app/features/identity/find-recorded.server.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import {
  applications,
  choices,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { fileVerdicts, requests } from "#app/platform/db/schema/decisions.ts";
import { holdChoices } from "../held.server.ts";
import { tellOfRefusedFile } from "../move-notice.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
type Done = { ok: true };

/** An officer read a file and it is good. Null when no application of their campus holds it. */
export async function checkFile(actor: Actor, fileId: string): Promise<Done | null> {
  return judge(actor, fileId, { verdict: "checked", reason: null });
}

/** An officer read a file and it will not do: the reason is told to the candidate, who sends another. */
export async function refuseFile(
  actor: Actor,
  fileId: string,
  words: string | undefined,
): Promise<Done | Invalid | null> {
  const reason = readLines(words, 500);
  const wrong = reason.ok ? (reason.value === null ? "required" : null) : reason.reason;
  if (wrong || !reason.ok)
    return { ok: false, reason: "invalid", errors: { reason: wrong ?? "required" } };
  return judge(actor, fileId, { verdict: "refused", reason: reason.value });
}

type Verdict = { verdict: "checked" | "refused"; reason: string | null };

async function judge(actor: Actor, fileId: string, verdict: Verdict): Promise<Done | null> {
  return withFile(fileId, async (tx, application) => {
    if (actor.kind !== "staff" || partyOf(actor, application) !== "school") return null;
    // Nobody has read what the antivirus keeps closed.
    const file = await findFile(fileId, tx);
    if (!file || !isReadableByOthers(file.scan)) return null;
    const values = { ...verdict, readById: actor.id };
    await tx
      .insert(fileVerdicts)
      .values({ fileId, ...values })
      .onConflictDoUpdate({ target: fileVerdicts.fileId, set: values });
    await tell(tx, actor, application, `file.${verdict.verdict}`, { fileId });
    if (verdict.verdict === "refused") await tellOfRefusedFile(tx, application, fileId);
    return { ok: true };
  });
}

/**
 * The candidate sends another file in the place of one that was refused, by an officer or by the antivirus;
 * the new one is read again. The same file sent twice is taken once. Refuses while nothing is wrong with the file, and
 * once every choice has ended.
 */
export async function replaceFile(
  actor: Actor,
  fileId: string,
  given: UploadedFile,
): Promise<Replaced | null> {
  const holder = await holderOf((await findReplacement(actor, fileId)) ?? fileId);
  const read =
    holder?.holds === "photo" ? await readPortrait(given) : await prepareUploadedFile(given);
  return withStoredUpload(
    read,
    async (stored) =>
      (await replaceBy(actor, fileId, stored)) ?? (await answerRepeat(actor, fileId, stored)),
  );
}

/** The same form again, its file replaced: it gets the first answer when it brings the same file. */
async function answerRepeat(
  actor: Actor,
  fileId: string,
  stored: StoredUpload | FileRefusal,
): Promise<Replaced | null> {
  const by = await findReplacement(actor, fileId);
  if (by === null) return null;
  return (await isSameFile(db(), by, stored)) ? { ok: true } : closed;
}

/** The file that the actor sent in the place of one of theirs, which is gone; null when there is none. */
async function findReplacement(actor: Actor, fileId: string): Promise<string | null> {
  if (actor.kind !== "student" || !validate(fileId)) return null;
  const own = await db()
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, actor.id));
  for (const { id } of own) {
    const subject = { kind: "application", id };
    const line = { action: "file.replaced", subject, details: { replacedId: fileId } };
    const found = await findRecorded(db(), line);
    if (typeof found?.fileId === "string") return found.fileId;
  }
  return null;
}

const closed = { ok: false, reason: "request-closed" } as const;

type Replaced = Done | Invalid | { ok: false; reason: "request-closed" };

function replaceBy(
  actor: Actor,
  fileId: string,
  stored: StoredUpload | FileRefusal,
): Promise<Replaced | null> {
  return withFile<Replaced>(fileId, async (tx, application, holder) => {
    if (!isTheirs(actor, application)) return null;
    const stage = stageOf(application, await holdChoices(tx, application));
    if (
      !(await isRefusedFile(tx, fileId)) ||
      !mayChange(actor, application, { stage }, "refused-proof")
    )
      return closed;
    const kept = await registerUploadedFile(tx, application.candidateId, stored);
    if (!kept.ok) return { ok: false, reason: "invalid", errors: { file: kept.reason } };
    await putInPlace(tx, holder.holds, fileId, kept.id);
    await deleteFile(tx, fileId);
    await tell(tx, actor, application, "file.replaced", { fileId: kept.id, replacedId: fileId });
    return { ok: true };
  });
}

/** Reads another photograph, which comes whole with its form. */
async function readPortrait(given: UploadedFile) {
  if (given instanceof File) return preparePortrait(given);
  return { ok: false as const, reason: given ? "photo-type" : "required" };
}

/** Another file takes the place of one, where it was. */
async function putInPlace(tx: Database, holds: Holds, was: string, id: string): Promise<void> {
  if (holds === "proof")
    await tx.update(cursusEntries).set({ proofId: id }).where(eq(cursusEntries.proofId, was));
  else if (holds === "photo")
    await tx.update(personalInfos).set({ photoId: id }).where(eq(personalInfos.photoId, was));
  else await tx.update(requests).set({ fileId: id }).where(eq(requests.fileId, was));
}

async function isRefusedFile(tx: Database, fileId: string): Promise<boolean> {
  const file = await findFile(fileId, tx);
  const [read] = await tx.select().from(fileVerdicts).where(eq(fileVerdicts.fileId, fileId));
  return read?.verdict === "refused" || file?.scan === "infected";
}

/** What a file of an application is. */
type Holds = "proof" | "photo" | "answer";

/** Whose application holds a file: as the proof of a year, its photograph, or the answer to a request. */
export async function holderOf(fileId: string, on: Database = db()) {
  if (!validate(fileId)) return null;
  const [entry] = await on
    .select({ applicationId: cursusEntries.applicationId })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.proofId, fileId), isNull(cursusEntries.removedAt)));
  if (entry) return { ...entry, holds: "proof" as Holds };
  const [info] = await on
    .select({ applicationId: personalInfos.applicationId })
    .from(personalInfos)
    .where(eq(personalInfos.photoId, fileId));
  if (info) return { ...info, holds: "photo" as Holds };
  const [request] = await on
    .select({ applicationId: choices.applicationId })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .where(eq(requests.fileId, fileId));
  return request ? { ...request, holds: "answer" as Holds } : null;
}

type Holder = NonNullable<Awaited<ReturnType<typeof holderOf>>>;

/** Runs with the application of a file, locked; the file is looked for again once it is. */
async function withFile<T>(
  fileId: string,
  work: (tx: Database, application: ApplicationRow, holder: Holder) => Promise<T | null>,
): Promise<T | null> {
  return transaction(async (tx) => {
    const before = await holderOf(fileId, tx);
    const application = before && (await lockApplication(tx, before.applicationId));
    const holder = application && (await holderOf(fileId, tx));
    return holder ? work(tx, application, holder) : null;
  });
}

function tell(
  tx: Database,
  actor: Actor,
  { id }: ApplicationRow,
  action: string,
  details: { fileId: string; replacedId?: string },
): Promise<void> {
  return record(tx, actor, action, { kind: "application", id }, details);
}
