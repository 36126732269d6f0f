import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
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
import { countryCodes } from "#app/i18n/countries.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";
import { cursusEntries } from "#app/platform/db/schema/admissions.ts";
import {
  bumpVersion,
  checkEditable,
  type EditRefusal,
  withEditableApplication,
} from "../editable-application.server.ts";
import type { FormInput } from "../form-values.ts";
import { type CursusValues, MAX_CURSUS_ENTRIES, parseEntry } from "./cursus.ts";
import { isCursusFull, recordEntryAction, withCursusEntry } from "./cursus-entry.server.ts";
import { findAddedEntry, updateAddedEntry } from "./repeated-entry.server.ts";

export type SaveEntryResult =
  | { ok: true; id: string }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Adds an entry of the education history, with an optional proof. Refuses with an error code per field, and stores
 * nothing then. A repeated attempt changes the entry that it already added (repeated-entry.server.ts).
 */
export async function addCursusEntry(
  actor: Actor,
  applicationId: string,
  input: FormInput,
  upload: UploadedFile = null,
  attempt?: string,
): Promise<SaveEntryResult | EditRefusal | null> {
  const draft = await checkEditable(actor, applicationId, "cursus");
  if (!draft?.ok) return draft;
  const parsed = await parseEntryForm(input, upload);
  const saveEntry = (proof: StoredUpload | FileRefusal | null) =>
    withEditableApplication(
      actor,
      applicationId,
      "cursus",
      async (tx, application): Promise<SaveEntryResult> => {
        if (!parsed.ok) return parsed.refusal;
        const { values } = parsed;
        const existing = await findAddedEntry(tx, applicationId, { attempt, values });
        if (!existing && (await isCursusFull(tx, applicationId)))
          return {
            ok: false,
            reason: "invalid",
            errors: { form: `cursus-full:${MAX_CURSUS_ENTRIES}` },
          };
        const previousProofId = existing?.proofId ?? null;
        const registered =
          proof && (await registerReplacement(tx, application.accountId, previousProofId, proof));
        // The added entry may have another proof by now.
        const hasNewerProof =
          registered && !registered.ok && registered.reason === "file-gone" && previousProofId;
        if (registered && !registered.ok && !hasNewerProof) return proofRefusal(registered.reason);
        const proofId = registered?.ok ? registered.id : previousProofId;
        if (existing) return updateAddedEntry(tx, actor, existing, { ...values, proofId });
        const [created] = await tx
          .insert(cursusEntries)
          .values({ applicationId, ...values, proofId, attempt })
          .returning({ id: cursusEntries.id });
        if (!created) throw new Error("a cursus entry was not inserted");
        await bumpVersion(tx, applicationId);
        await recordEntryAction(tx, actor, applicationId, "cursus.added", created.id);
        return { ok: true, id: created.id };
      },
    );
  return parsed.ok && parsed.proof ? withStoredUpload(parsed.proof, saveEntry) : saveEntry(null);
}

/** Changes an entry; an uploaded file replaces its proof. Null when the actor has no such entry. */
export async function changeCursusEntry(
  actor: Actor,
  applicationId: string,
  entryId: string,
  input: FormInput,
  upload: UploadedFile = null,
): Promise<SaveEntryResult | EditRefusal | null> {
  const draft = await checkEditable(actor, applicationId, "cursus");
  if (!draft?.ok) return draft;
  const parsed = await parseEntryForm(input, upload);
  if (!parsed.ok) return parsed.refusal;
  const saveEntry = (proof: StoredUpload | FileRefusal | null) =>
    withCursusEntry(
      actor,
      applicationId,
      entryId,
      async (tx, entry, ownerId): Promise<SaveEntryResult> => {
        const registered = proof && (await registerReplacement(tx, ownerId, entry.proofId, proof));
        if (registered && !registered.ok) return proofRefusal(registered.reason);
        const proofId = registered?.id ?? entry.proofId;
        await tx
          .update(cursusEntries)
          .set({ ...parsed.values, proofId })
          .where(eq(cursusEntries.id, entryId));
        if (registered?.isNew && entry.proofId) await deleteFile(tx, entry.proofId);
        await recordEntryAction(tx, actor, applicationId, "cursus.changed", entryId);
        return { ok: true as const, id: entryId };
      },
    );
  return parsed.proof ? withStoredUpload(parsed.proof, saveEntry) : saveEntry(null);
}

/**
 * Sets or replaces the proof of an entry; the same file again succeeds without effect. Refuses as
 * `prepareUploadedFile` does.
 */
export async function attachProof(
  actor: Actor,
  applicationId: string,
  entryId: string,
  upload: UploadedFile,
) {
  const draft = await checkEditable(actor, applicationId, "cursus");
  if (!draft?.ok) return draft;
  const proof = await prepareUploadedFile(upload);
  if (!proof.ok) return proofRefusal(proof.reason);
  return withStoredUpload(proof, (stored) =>
    withCursusEntry(
      actor,
      applicationId,
      entryId,
      async (tx, entry, ownerId): Promise<SaveEntryResult> => {
        const registered = await registerReplacement(tx, ownerId, entry.proofId, stored);
        if (!registered.ok) return proofRefusal(registered.reason);
        if (!registered.isNew) return { ok: true as const, id: entryId };
        await tx
          .update(cursusEntries)
          .set({ proofId: registered.id })
          .where(eq(cursusEntries.id, entryId));
        if (entry.proofId) await deleteFile(tx, entry.proofId);
        await recordEntryAction(tx, actor, applicationId, "proof.attached", entryId);
        return { ok: true as const, id: entryId };
      },
    ),
  );
}

function proofRefusal(reason: string): SaveEntryResult {
  return { ok: false, reason: "invalid", errors: { proof: reason } };
}

/** Removes the proof of an entry, which is then « Non fourni ». */
export async function removeProof(actor: Actor, applicationId: string, entryId: string) {
  return withCursusEntry(actor, applicationId, entryId, async (tx, entry) => {
    if (!entry.proofId) return { ok: true as const };
    await tx.update(cursusEntries).set({ proofId: null }).where(eq(cursusEntries.id, entryId));
    await deleteFile(tx, entry.proofId);
    await recordEntryAction(tx, actor, applicationId, "proof.removed", entryId);
    return { ok: true as const };
  });
}

type ParsedEntryForm =
  | { ok: true; values: CursusValues; proof: PreparedUpload | null }
  | { ok: false; refusal: SaveEntryResult };

/** Parses the fields and the file of the dialog, and returns all errors together. */
async function parseEntryForm(input: FormInput, upload: UploadedFile): Promise<ParsedEntryForm> {
  const entry = parseEntry(input, countryCodes, toCalendarDate(now()));
  const proof = upload && (await prepareUploadedFile(upload));
  const errors = {
    ...(entry.ok ? {} : entry.errors),
    ...(proof && !proof.ok ? { proof: proof.reason } : {}),
  };
  if (entry.ok && (!proof || proof.ok)) return { ok: true, values: entry.values, proof };
  return { ok: false, refusal: { ok: false, reason: "invalid", errors } };
}
