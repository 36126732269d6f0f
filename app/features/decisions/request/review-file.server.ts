import { and, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import {
  type ApplicationRow,
  lockApplication,
} from "#app/features/admissions/editable-application.server.ts";
import { parseMultilineText } from "#app/features/admissions/form-values.ts";
import {
  canChange,
  getParty,
  getStage,
  isOwnApplication,
} from "#app/features/admissions/policy.ts";
import { findHistoryDetails } from "#app/features/audit/find-history-details.server.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
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
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import {
  applications,
  choices,
  cursusEntries,
  personalInfos,
} from "#app/platform/db/schema/admissions.ts";
import { fileVerdicts, requests } from "#app/platform/db/schema/decisions.ts";
import { lockChoices } from "../choice-lock.server.ts";
import { notifyRefusedFile } from "../transition-notification.server.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
type FileReviewed = { ok: true };

/** An officer approves a file. Returns null when the file belongs to no application that the officer may decide on. */
export async function approveFile(actor: Actor, fileId: string): Promise<FileReviewed | null> {
  return saveVerdict(actor, fileId, { verdict: "checked", reason: null });
}

/**
 * An officer refuses a file: the candidate is notified of the reason and can replace it. Refuses without a reason;
 * returns null as `approveFile` does.
 */
export async function refuseFile(
  actor: Actor,
  fileId: string,
  words: string | undefined,
): Promise<FileReviewed | Invalid | null> {
  const parsed = parseMultilineText(words, 500);
  const errorCode = parsed.ok ? (parsed.value === null ? "required" : null) : parsed.reason;
  if (errorCode || !parsed.ok)
    return { ok: false, reason: "invalid", errors: { reason: errorCode ?? "required" } };
  return saveVerdict(actor, fileId, { verdict: "refused", reason: parsed.value });
}

type Verdict = { verdict: "checked" | "refused"; reason: string | null };

async function saveVerdict(
  actor: Actor,
  fileId: string,
  verdict: Verdict,
): Promise<FileReviewed | null> {
  return withLockedFileHolder(fileId, async (tx, application) => {
    if (actor.kind !== "staff" || getParty(actor, application) !== "school") return null;
    // An officer cannot have read a file that the antivirus blocks.
    const file = await findFile(fileId, tx);
    if (!file || !isReadableByOthers(file.scan)) return null;
    const values = { ...verdict, readById: actor.id };
    await tx
      .insert(fileVerdicts)
      .values({ fileId, ...values })
      .onConflictDoUpdate({ target: fileVerdicts.fileId, set: values });
    await recordFileAction(tx, actor, application, `file.${verdict.verdict}`, { fileId });
    if (verdict.verdict === "refused") await notifyRefusedFile(tx, application, fileId);
    return { ok: true };
  });
}

/**
 * The candidate replaces a file that an officer or the antivirus refused. The same file sent twice succeeds. Refuses
 * with `request-closed` a file that is not refused, and once every choice has ended.
 */
export async function replaceFile(
  actor: Actor,
  fileId: string,
  upload: UploadedFile,
): Promise<ReplaceFileResult | null> {
  const holder = await findFileHolder((await findReplacement(actor, fileId)) ?? fileId);
  const prepared =
    holder?.use === "photo" ? await preparePhoto(upload) : await prepareUploadedFile(upload);
  return withStoredUpload(
    prepared,
    async (stored) =>
      (await saveReplacement(actor, fileId, stored)) ??
      (await answerRepeatedReplacement(actor, fileId, stored)),
  );
}

/** A repeated form finds its file already replaced: it succeeds when it has the same file. */
async function answerRepeatedReplacement(
  actor: Actor,
  fileId: string,
  stored: StoredUpload | FileRefusal,
): Promise<ReplaceFileResult | null> {
  const replacementId = await findReplacement(actor, fileId);
  if (replacementId === null) return null;
  return (await isSameFile(db(), replacementId, stored)) ? { ok: true } : closedRefusal;
}

/** The file with which the actor already replaced this one; null when there is none. */
async function findReplacement(actor: Actor, fileId: string): Promise<string | null> {
  if (actor.kind !== "student" || !validate(fileId)) return null;
  const applicationIds = await db()
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.accountId, actor.id));
  for (const { id } of applicationIds) {
    const subject = { kind: "application", id };
    const entry = { action: "file.replaced", subject, details: { replacedId: fileId } };
    const details = await findHistoryDetails(db(), entry);
    if (typeof details?.fileId === "string") return details.fileId;
  }
  return null;
}

const closedRefusal = { ok: false, reason: "request-closed" } as const;

type ReplaceFileResult = FileReviewed | Invalid | { ok: false; reason: "request-closed" };

function saveReplacement(
  actor: Actor,
  fileId: string,
  stored: StoredUpload | FileRefusal,
): Promise<ReplaceFileResult | null> {
  return withLockedFileHolder<ReplaceFileResult>(fileId, async (tx, application, holder) => {
    if (!isOwnApplication(actor, application)) return null;
    const stage = getStage(application, await lockChoices(tx, application));
    if (
      !(await isRefusedFile(tx, fileId)) ||
      !canChange(actor, application, { stage }, "refused-proof")
    )
      return closedRefusal;
    const registered = await registerUploadedFile(tx, application.accountId, stored);
    if (!registered.ok)
      return { ok: false, reason: "invalid", errors: { file: registered.reason } };
    await replaceReferences(tx, holder.use, fileId, registered.id);
    await deleteFile(tx, fileId);
    await recordFileAction(tx, actor, application, "file.replaced", {
      fileId: registered.id,
      replacedId: fileId,
    });
    return { ok: true };
  });
}

/** Prepares a replacement photo. A photo comes with its form, not as a resumable upload. */
async function preparePhoto(upload: UploadedFile) {
  if (upload instanceof File) return preparePortrait(upload);
  return { ok: false as const, reason: upload ? "photo-type" : "required" };
}

/** Points whatever referred to the former file to the new one. */
async function replaceReferences(
  tx: Database,
  use: FileUse,
  previousId: string,
  id: string,
): Promise<void> {
  if (use === "proof")
    await tx
      .update(cursusEntries)
      .set({ proofId: id })
      .where(eq(cursusEntries.proofId, previousId));
  else if (use === "photo")
    await tx
      .update(personalInfos)
      .set({ photoId: id })
      .where(eq(personalInfos.photoId, previousId));
  else await tx.update(requests).set({ fileId: id }).where(eq(requests.fileId, previousId));
}

async function isRefusedFile(tx: Database, fileId: string): Promise<boolean> {
  const file = await findFile(fileId, tx);
  const [verdict] = await tx.select().from(fileVerdicts).where(eq(fileVerdicts.fileId, fileId));
  return verdict?.verdict === "refused" || file?.scan === "infected";
}

/** What the file is used for in its application. */
type FileUse = "proof" | "photo" | "answer";

/** Finds the application that uses a file: as a proof, a photo, or the answer to a request. */
export async function findFileHolder(fileId: string, on: Database = db()) {
  if (!validate(fileId)) return null;
  const [entry] = await on
    .select({ applicationId: cursusEntries.applicationId })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.proofId, fileId), isNull(cursusEntries.removedAt)));
  if (entry) return { ...entry, use: "proof" as FileUse };
  const [info] = await on
    .select({ applicationId: personalInfos.applicationId })
    .from(personalInfos)
    .where(eq(personalInfos.photoId, fileId));
  if (info) return { ...info, use: "photo" as FileUse };
  const [request] = await on
    .select({ applicationId: choices.applicationId })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .where(eq(requests.fileId, fileId));
  return request ? { ...request, use: "answer" as FileUse } : null;
}

type FileHolder = NonNullable<Awaited<ReturnType<typeof findFileHolder>>>;

/** Runs with the application of a file locked; looks the file up again under the lock. */
async function withLockedFileHolder<T>(
  fileId: string,
  run: (tx: Database, application: ApplicationRow, holder: FileHolder) => Promise<T | null>,
): Promise<T | null> {
  return transaction(async (tx) => {
    const before = await findFileHolder(fileId, tx);
    const application = before && (await lockApplication(tx, before.applicationId));
    const holder = application && (await findFileHolder(fileId, tx));
    return holder ? run(tx, application, holder) : null;
  });
}

function recordFileAction(
  tx: Database,
  actor: Actor,
  { id }: ApplicationRow,
  action: string,
  details: { fileId: string; replacedId?: string },
): Promise<void> {
  return recordHistory(tx, actor, action, { kind: "application", id }, details);
}
