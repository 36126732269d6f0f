import { eq } from "drizzle-orm";
import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import {
  type PreparedUpload,
  prepareUploadedFile,
  registerReplacement,
  type StoredUpload,
  type UploadedFile,
  withStoredUpload,
} from "#app/features/documents/uploaded-file.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { countryCodes } from "#app/i18n/countries.ts";
import { now } from "#app/platform/clock.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { calendarDate } from "../calendar.ts";
import { type Closed, changeDraft, checkDraft, touch } from "../draft.server.ts";
import type { Typed } from "../text.ts";
import { CURSUS_LIMIT, type CursusValues, readEntry } from "./cursus.ts";
import { isCursusFull, tellEntry, withEntry } from "./cursus-entry.server.ts";
import { findAddedEntry, updateAddedEntry } from "./entry-attempt.server.ts";

export type SavedEntry =
  | { ok: true; id: string }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Adds a year or an activity, with its proof when a file is given. Refuses with a reason word beside each
 * field; nothing is added then, not even the file. An attempt that was taken before adds nothing more: what
 * was typed since changes the entry it added (entry-attempt.server.ts).
 */
export async function addCursusEntry(
  actor: Actor,
  applicationId: string,
  typed: Typed,
  given: UploadedFile = null,
  attempt?: string,
): Promise<SavedEntry | Closed | null> {
  const draft = await checkDraft(actor, applicationId, "cursus");
  if (!draft?.ok) return draft;
  const read = await readAll(typed, given);
  const add = (proof: StoredUpload | FileRefusal | null) =>
    changeDraft(actor, applicationId, "cursus", async (tx, application): Promise<SavedEntry> => {
      if (!read.ok) return read.refusal;
      const { values } = read;
      const same = await findAddedEntry(tx, applicationId, { attempt, values });
      if (!same && (await isCursusFull(tx, applicationId)))
        return { ok: false, reason: "invalid", errors: { form: `cursus-full:${CURSUS_LIMIT}` } };
      const before = same?.proofId ?? null;
      const kept = proof && (await registerReplacement(tx, application.candidateId, before, proof));
      // The entry that the attempt added may have got another proof since.
      const isTaken = kept && !kept.ok && kept.reason === "file-gone" && before;
      if (kept && !kept.ok && !isTaken) return refusedProof(kept.reason);
      const proofId = kept?.ok ? kept.id : before;
      if (same) return updateAddedEntry(tx, actor, same, { ...values, proofId });
      const [made] = await tx
        .insert(cursusEntries)
        .values({ applicationId, ...values, proofId, attempt })
        .returning({ id: cursusEntries.id });
      if (!made) throw new Error("a cursus entry was not inserted");
      await touch(tx, applicationId);
      await tellEntry(tx, actor, applicationId, "cursus.added", made.id);
      return { ok: true, id: made.id };
    });
  return read.ok && read.proof ? withStoredUpload(read.proof, add) : add(null);
}

/** Changes an entry; a file given replaces its proof. Null when there is no such entry for this actor. */
export async function changeCursusEntry(
  actor: Actor,
  applicationId: string,
  entryId: string,
  typed: Typed,
  given: UploadedFile = null,
): Promise<SavedEntry | Closed | null> {
  const draft = await checkDraft(actor, applicationId, "cursus");
  if (!draft?.ok) return draft;
  const read = await readAll(typed, given);
  if (!read.ok) return read.refusal;
  const change = (proof: StoredUpload | FileRefusal | null) =>
    withEntry(actor, applicationId, entryId, async (tx, entry, ownerId): Promise<SavedEntry> => {
      const kept = proof && (await registerReplacement(tx, ownerId, entry.proofId, proof));
      if (kept && !kept.ok) return refusedProof(kept.reason);
      const proofId = kept?.id ?? entry.proofId;
      await tx
        .update(cursusEntries)
        .set({ ...read.values, proofId })
        .where(eq(cursusEntries.id, entryId));
      if (kept?.isNew && entry.proofId) await deleteFile(tx, entry.proofId);
      await tellEntry(tx, actor, applicationId, "cursus.changed", entryId);
      return { ok: true as const, id: entryId };
    });
  return read.proof ? withStoredUpload(read.proof, change) : change(null);
}

/** Gives an entry its proof, or another one; the one that it has already is no fault. Refuses what readGiven refuses. */
export async function attachProof(
  actor: Actor,
  applicationId: string,
  entryId: string,
  given: UploadedFile,
) {
  const draft = await checkDraft(actor, applicationId, "cursus");
  if (!draft?.ok) return draft;
  const proof = await prepareUploadedFile(given);
  if (!proof.ok) return refusedProof(proof.reason);
  return withStoredUpload(proof, (stored) =>
    withEntry(actor, applicationId, entryId, async (tx, entry, ownerId): Promise<SavedEntry> => {
      const kept = await registerReplacement(tx, ownerId, entry.proofId, stored);
      if (!kept.ok) return refusedProof(kept.reason);
      if (!kept.isNew) return { ok: true as const, id: entryId };
      await tx.update(cursusEntries).set({ proofId: kept.id }).where(eq(cursusEntries.id, entryId));
      if (entry.proofId) await deleteFile(tx, entry.proofId);
      await tellEntry(tx, actor, applicationId, "proof.attached", entryId);
      return { ok: true as const, id: entryId };
    }),
  );
}

function refusedProof(reason: string): SavedEntry {
  return { ok: false, reason: "invalid", errors: { proof: reason } };
}

/** Takes an entry's proof away: it is « Non fourni » again. */
export async function removeProof(actor: Actor, applicationId: string, entryId: string) {
  return withEntry(actor, applicationId, entryId, async (tx, entry) => {
    if (!entry.proofId) return { ok: true as const };
    await tx.update(cursusEntries).set({ proofId: null }).where(eq(cursusEntries.id, entryId));
    await deleteFile(tx, entry.proofId);
    await tellEntry(tx, actor, applicationId, "proof.removed", entryId);
    return { ok: true as const };
  });
}

type ReadEntry =
  | { ok: true; values: CursusValues; proof: PreparedUpload | null }
  | { ok: false; refusal: SavedEntry };

/** The fields and the file of the dialog, all faults together. */
async function readAll(typed: Typed, given: UploadedFile): Promise<ReadEntry> {
  const entry = readEntry(typed, countryCodes, calendarDate(now()));
  const proof = given && (await prepareUploadedFile(given));
  const errors = {
    ...(entry.ok ? {} : entry.errors),
    ...(proof && !proof.ok ? { proof: proof.reason } : {}),
  };
  if (entry.ok && (!proof || proof.ok)) return { ok: true, values: entry.values, proof };
  return { ok: false, refusal: { ok: false, reason: "invalid", errors } };
}
