import { and, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import type { State } from "#app/features/admissions/application-state.ts";
import { reopenSections } from "#app/features/admissions/corrections/reopen-sections.server.ts";
import type { FormInput } from "#app/features/admissions/form-values.ts";
import { getSchoolRules } from "#app/features/admissions/intake/school-rules.server.ts";
import { canChange, getStage, isOwnApplication } from "#app/features/admissions/policy.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { FileRefusal } from "#app/features/documents/file-rules.ts";
import { deleteFile } from "#app/features/documents/file-store.server.ts";
import {
  isSameFile,
  prepareUploadedFile,
  registerUploadedFile,
  type StoredUpload,
  type UploadedFile,
  withStoredUpload,
} from "#app/features/documents/uploaded-file.server.ts";
import { toCalendarDate } from "#app/lib/calendar-date.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { choices, cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { type LockedChoice, lockChoice } from "../choice-lock.server.ts";
import { applyTransition, type TransitionResult, transitionChoice } from "../transition.server.ts";
import { composeTransitionNotification } from "../transition-notification.server.ts";
import { composeReopeningNotification } from "./reopening-notification.server.ts";
import { parseAnswer, parseRequest } from "./request.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
type RequestRow = typeof requests.$inferSelect;

/**
 * The school requests something more for a choice, which then waits for it; the rest of the application stays frozen.
 * A second request repeats the same transition. A request for corrections reopens the named sections until the end of
 * its day.
 */
export async function requestInformation(
  actor: Actor,
  choiceId: string,
  expectedState: State,
  input: FormInput,
  sectionNames: readonly string[] = [],
): Promise<TransitionResult | Invalid | null> {
  const { requestDays: days } = await getSchoolRules();
  const entries = await listEntryIds(choiceId);
  const limits = { sections: sectionNames, entries, today: toCalendarDate(now()), days };
  const parsed = parseRequest(input, limits);
  if (!parsed.ok) return parsed;
  const { sections, ...values } = parsed.values;
  const askedById = "id" in actor ? actor.id : null;
  return transitionChoice<never>(
    actor,
    choiceId,
    { transition: "ask-more", expectedState },
    async (tx, choice) => {
      const reopening = { sections, day: values.dueOn };
      const openingId =
        sections.length > 0 ? await reopenSections(tx, actor, choice.application, reopening) : null;
      await tx.insert(requests).values({ choiceId: choice.id, ...values, openingId, askedById });
      return null;
    },
    sections.length > 0
      ? composeReopeningNotification({ sections, day: values.dueOn })
      : composeTransitionNotification,
  );
}

async function listEntryIds(choiceId: string): Promise<string[]> {
  if (!validate(choiceId)) return [];
  const rows = await db()
    .select({ id: cursusEntries.id })
    .from(cursusEntries)
    .innerJoin(choices, eq(choices.applicationId, cursusEntries.applicationId))
    .where(and(eq(choices.id, choiceId), isNull(cursusEntries.removedAt)));
  return rows.map(({ id }) => id);
}

export type AnswerRequestResult =
  | { ok: true; areAllAnswered: boolean }
  | { ok: false; reason: "request-closed" }
  | Invalid;

/**
 * The candidate answers a request with a file or a text, even after its deadline. The choice is under review again
 * once every request is answered (`areAllAnswered`). The same answer sent again succeeds without effect, and
 * `areAllAnswered` is then false; refuses with `request-closed` when the request was answered otherwise or cancelled, or
 * the choice decided.
 */
export async function answerRequest(
  actor: Actor,
  requestId: string,
  answer: { words?: string; file: UploadedFile },
): Promise<AnswerRequestResult | null> {
  const known = await findRequest(requestId);
  if (!known) return null;
  const save = (read: AnswerContent) => saveAnswer(actor, known, read);
  return known.kind === "answer"
    ? save(parseAnswer(answer.words))
    : withStoredUpload(await prepareUploadedFile(answer.file), save);
}

/** The parsed text or stored file of an answer, or why it is refused. */
type AnswerContent = StoredUpload | { ok: true; value: string | null } | FileRefusal;

function saveAnswer(
  actor: Actor,
  known: RequestRow,
  content: AnswerContent,
): Promise<AnswerRequestResult | null> {
  const requestId = known.id;
  return transaction(async (tx) => {
    const choice = await lockChoice(tx, known.choiceId);
    if (!choice || !isOwnApplication(actor, choice.application)) return null;
    const pendingRequests = await listOpenRequests(tx, choice.id);
    const request = pendingRequests.find(({ id }) => id === requestId);
    const stage = getStage(choice.application, [choice]);
    if (await isSameAnswer(tx, requestId, content)) return { ok: true, areAllAnswered: false };
    // `sendCorrections` answers a request for corrections.
    if (request?.kind === "sections") return null;
    const canAnswer = canChange(actor, choice.application, { stage }, "request");
    if (!request || !canAnswer || choice.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    const stored = content.ok ? await storeAnswer(tx, choice, request, content) : content;
    if (!stored.ok) {
      const field = request.kind === "answer" ? "words" : "file";
      return { ok: false, reason: "invalid", errors: { [field]: stored.reason } };
    }
    await tx
      .update(requests)
      .set({ ...stored.values, answeredAt: now() })
      .where(eq(requests.id, requestId));
    const subject = { kind: "application", id: choice.application.id };
    const details = { choice: choice.id, kind: request.kind };
    await recordHistory(tx, actor, "request.answered", subject, details);
    const areAllAnswered = pendingRequests.length === 1;
    if (areAllAnswered) await applyTransition(tx, actor, choice, { transition: "answer" });
    return { ok: true, areAllAnswered };
  });
}

/** Whether the stored answer equals this one, as after a double click or a form sent again. */
async function isSameAnswer(
  tx: Database,
  requestId: string,
  content: AnswerContent,
): Promise<boolean> {
  const request = await findRequest(requestId, tx);
  if (!request?.answeredAt || request.kind === "sections" || !content.ok) return false;
  if ("value" in content) return request.kind === "answer" && content.value === request.answer;
  const storedFileId = request.fileId ?? (await findProofId(tx, request));
  return storedFileId !== null && isSameFile(tx, storedFileId, content);
}

/** The proof of the year that a request is about; null when there is none. */
async function findProofId(tx: Database, { entryId }: RequestRow): Promise<string | null> {
  if (!entryId) return null;
  const [entry] = await tx.select().from(cursusEntries).where(eq(cursusEntries.id, entryId));
  return entry?.proofId ?? null;
}

/** Finds a request by id. Does not check permission. */
export async function findRequest(id: string, on: Database = db()): Promise<RequestRow | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(requests).where(eq(requests.id, id));
  return row ?? null;
}

/** Lists the requests of a choice that are neither answered nor cancelled. */
export async function listOpenRequests(tx: Database, choiceId: string): Promise<RequestRow[]> {
  return tx
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.choiceId, choiceId),
        isNull(requests.answeredAt),
        isNull(requests.cancelledAt),
      ),
    );
}

/** Stores the proof of a year in its entry of the education history, and any other answer in the request. */
async function storeAnswer(
  tx: Database,
  choice: LockedChoice,
  { entryId }: RequestRow,
  content: StoredUpload | { value: string | null },
) {
  if ("value" in content) return { ok: true as const, values: { answer: content.value } };
  const registered = await registerUploadedFile(tx, choice.application.accountId, content);
  if (!registered.ok) return registered;
  if (!entryId) return { ok: true as const, values: { fileId: registered.id } };
  const [entry] = await tx
    .select()
    .from(cursusEntries)
    .where(and(eq(cursusEntries.id, entryId), isNull(cursusEntries.removedAt)));
  // A correction removed this year since: the request holds the file.
  if (!entry) return { ok: true as const, values: { fileId: registered.id } };
  await tx
    .update(cursusEntries)
    .set({ proofId: registered.id })
    .where(eq(cursusEntries.id, entryId));
  if (entry.proofId) await deleteFile(tx, entry.proofId);
  return { ok: true as const, values: {} };
}
