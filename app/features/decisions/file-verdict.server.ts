import { and, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import { type ApplicationRow, lockApplication } from "#app/features/admissions/draft.server.ts";
import { isTheirs, mayChange, partyOf, stageOf } from "#app/features/admissions/policy.ts";
import { readLines } from "#app/features/admissions/text.ts";
import { type GivenFile, keepGiven, readGiven } from "#app/features/documents/given-file.server.ts";
import { dropFile, findFile } from "#app/features/documents/keep.server.ts";
import { mayBeShown } from "#app/features/documents/scan.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { choices, cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { fileVerdicts, requests } from "#app/platform/db/schema/decisions.ts";
import { holdChoices } from "./held.server.ts";
import { tellOfRefusedFile } from "./move-notice.server.ts";

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
    if (!file || !mayBeShown(file.scan)) return null;
    const values = { ...verdict, readById: actor.id };
    await tx
      .insert(fileVerdicts)
      .values({ fileId, ...values })
      .onConflictDoUpdate({ target: fileVerdicts.fileId, set: values });
    await tell(tx, actor, application, `file.${verdict.verdict}`, fileId);
    if (verdict.verdict === "refused") await tellOfRefusedFile(tx, application);
    return { ok: true };
  });
}

/**
 * The candidate sends another file in the place of one that was refused, by an officer or by the antivirus; the new one is read again.
 * Refuses while nothing is wrong with the file, and once every choice has ended.
 */
export async function replaceFile(
  actor: Actor,
  fileId: string,
  given: GivenFile,
): Promise<Done | Invalid | { ok: false; reason: "request-closed" } | null> {
  const proof = await readGiven(given);
  return withFile(fileId, async (tx, application, holder) => {
    if (!isTheirs(actor, application)) return null;
    const stage = stageOf(application, await holdChoices(tx, application));
    if (
      !(await isRefusedFile(tx, fileId)) ||
      !mayChange(actor, application, { stage }, "refused-proof")
    )
      return { ok: false, reason: "request-closed" };
    const kept = proof.ok ? await keepGiven(tx, application.candidateId, proof) : proof;
    if (!kept.ok) return { ok: false, reason: "invalid", errors: { file: kept.reason } };
    const made = kept.id;
    if (holder.entryId)
      await tx
        .update(cursusEntries)
        .set({ proofId: made })
        .where(eq(cursusEntries.id, holder.entryId));
    else await tx.update(requests).set({ fileId: made }).where(eq(requests.fileId, fileId));
    await dropFile(tx, fileId);
    await tell(tx, actor, application, "file.replaced", made);
    return { ok: true };
  });
}

async function isRefusedFile(tx: Database, fileId: string): Promise<boolean> {
  const file = await findFile(fileId, tx);
  const [read] = await tx.select().from(fileVerdicts).where(eq(fileVerdicts.fileId, fileId));
  return read?.verdict === "refused" || file?.scan === "infected";
}

/** Whose application holds a file, as the proof of a year or the answer to a request; null: none sent. */
export async function holderOf(fileId: string, on: Database = db()) {
  if (!validate(fileId)) return null;
  const [entry] = await on
    .select({ applicationId: cursusEntries.applicationId, entryId: cursusEntries.id })
    .from(cursusEntries)
    .where(and(eq(cursusEntries.proofId, fileId), isNull(cursusEntries.removedAt)));
  if (entry) return entry;
  const [request] = await on
    .select({ applicationId: choices.applicationId })
    .from(requests)
    .innerJoin(choices, eq(choices.id, requests.choiceId))
    .where(eq(requests.fileId, fileId));
  return request ? { ...request, entryId: null } : null;
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
  fileId: string,
): Promise<void> {
  return record(tx, actor, action, { kind: "application", id }, { fileId });
}
