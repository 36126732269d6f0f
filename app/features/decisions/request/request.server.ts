import { and, eq, isNull } from "drizzle-orm";
import { validate } from "uuid";
import type { State } from "#app/features/admissions/application.ts";
import { calendarDate } from "#app/features/admissions/calendar.ts";
import { reopenSections } from "#app/features/admissions/corrections/openings.server.ts";
import { rulesOfSchool } from "#app/features/admissions/intake/rules.server.ts";
import { isTheirs, mayChange, stageOf } from "#app/features/admissions/policy.ts";
import type { Typed } from "#app/features/admissions/text.ts";
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
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { choices, cursusEntries } from "#app/platform/db/schema/admissions.ts";
import { requests } from "#app/platform/db/schema/decisions.ts";
import { type Held, holdChoice } from "../held.server.ts";
import { type Moved, moveChoice, step } from "../move.server.ts";
import { newsOfMove } from "../move-notice.server.ts";
import { newsOfOpening } from "./opening-notice.server.ts";
import { readAnswer, readRequest } from "./request.ts";

type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
type RequestRow = typeof requests.$inferSelect;

/**
 * The school asks for something more for a choice, which then waits for it: one task is open again, the
 * rest stays frozen (mock notes, decision 9). Asking for a second thing is the same move again. Asking for
 * corrections opens the sections that are named, until the end of the day.
 */
export async function askMore(
  actor: Actor,
  choiceId: string,
  seen: State,
  typed: Typed,
  named: readonly string[] = [],
): Promise<Moved | Invalid | null> {
  const { requestDays: days } = await rulesOfSchool();
  const entries = await entriesOfChoice(choiceId);
  const limits = { sections: named, entries, today: calendarDate(now()), days };
  const read = readRequest(typed, limits);
  if (!read.ok) return read;
  const { sections, ...asked } = read.values;
  const askedById = "id" in actor ? actor.id : null;
  return moveChoice<never>(
    actor,
    choiceId,
    { move: "ask-more", seen },
    async (tx, held) => {
      const opened = { sections, day: asked.dueOn };
      const openingId =
        sections.length > 0 ? await reopenSections(tx, actor, held.application, opened) : null;
      await tx.insert(requests).values({ choiceId: held.id, ...asked, openingId, askedById });
      return null;
    },
    sections.length > 0 ? newsOfOpening({ sections, day: asked.dueOn }) : newsOfMove,
  );
}

async function entriesOfChoice(choiceId: string): Promise<string[]> {
  if (!validate(choiceId)) return [];
  const rows = await db()
    .select({ id: cursusEntries.id })
    .from(cursusEntries)
    .innerJoin(choices, eq(choices.applicationId, cursusEntries.applicationId))
    .where(and(eq(choices.id, choiceId), isNull(cursusEntries.removedAt)));
  return rows.map(({ id }) => id);
}

export type Answered =
  | { ok: true; done: boolean }
  | { ok: false; reason: "request-closed" }
  | Invalid;

/**
 * The candidate answers a request by its file or its words. The choice is under review again once all
 * that was asked for it is answered. A day that is over does not shut the door: it stays open as long as
 * the choice waits. The same answer again is taken as it was. Refuses one already answered otherwise or
 * cancelled, and one whose choice was decided meanwhile.
 */
export async function answerRequest(
  actor: Actor,
  requestId: string,
  given: { words?: string; file: UploadedFile },
): Promise<Answered | null> {
  const known = await findRequest(requestId);
  if (!known) return null;
  const answer = (read: Given) => answerBy(actor, known, read);
  return known.kind === "answer"
    ? answer(readAnswer(given.words))
    : withStoredUpload(await prepareUploadedFile(given.file), answer);
}

/** What was given, read and stored. */
type Given = StoredUpload | { ok: true; value: string | null } | FileRefusal;

function answerBy(actor: Actor, known: RequestRow, read: Given): Promise<Answered | null> {
  const requestId = known.id;
  return transaction(async (tx) => {
    const held = await holdChoice(tx, known.choiceId);
    if (!held || !isTheirs(actor, held.application)) return null;
    const open = await openRequests(tx, held.id);
    const request = open.find(({ id }) => id === requestId);
    const stage = stageOf(held.application, [held]);
    if (await isAnsweredSo(tx, requestId, read)) return { ok: true, done: false };
    // Corrections are sent by a command of their own.
    if (request?.kind === "sections") return null;
    const mayAnswer = mayChange(actor, held.application, { stage }, "request");
    if (!request || !mayAnswer || held.state !== "more-information-asked")
      return { ok: false, reason: "request-closed" };
    const kept = read.ok ? await keep(tx, held, request, read) : read;
    if (!kept.ok) {
      const field = request.kind === "answer" ? "words" : "file";
      return { ok: false, reason: "invalid", errors: { [field]: kept.reason } };
    }
    await tx
      .update(requests)
      .set({ ...kept.values, answeredAt: now() })
      .where(eq(requests.id, requestId));
    const subject = { kind: "application", id: held.application.id };
    const details = { choice: held.id, kind: request.kind };
    await record(tx, actor, "request.answered", subject, details);
    const done = open.length === 1;
    if (done) await step(tx, actor, held, { move: "answer" });
    return { ok: true, done };
  });
}

/** Is this the answer that was taken: a double tap, or a form sent again after its answer was lost, however late? */
async function isAnsweredSo(tx: Database, requestId: string, read: Given): Promise<boolean> {
  const request = await findRequest(requestId, tx);
  if (!request?.answeredAt || request.kind === "sections" || !read.ok) return false;
  if ("value" in read) return request.kind === "answer" && read.value === request.answer;
  const given = request.fileId ?? (await proofOf(tx, request));
  return given !== null && isSameFile(tx, given, read);
}

/** The proof of the year that a request is about; null when there is none. */
async function proofOf(tx: Database, { entryId }: RequestRow): Promise<string | null> {
  if (!entryId) return null;
  const [entry] = await tx.select().from(cursusEntries).where(eq(cursusEntries.id, entryId));
  return entry?.proofId ?? null;
}

/** A request by its identifier; null when there is none. */
export async function findRequest(id: string, on: Database = db()): Promise<RequestRow | null> {
  if (!validate(id)) return null;
  const [row] = await on.select().from(requests).where(eq(requests.id, id));
  return row ?? null;
}

/** What is still awaited for a choice. */
export async function openRequests(tx: Database, choiceId: string): Promise<RequestRow[]> {
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

/** A year's proof takes its place in the studies; any other document and words stay with the request. */
async function keep(
  tx: Database,
  held: Held,
  { entryId }: RequestRow,
  read: StoredUpload | { value: string | null },
) {
  if ("value" in read) return { ok: true as const, values: { answer: read.value } };
  const kept = await registerUploadedFile(tx, held.application.candidateId, read);
  if (!kept.ok) return kept;
  if (!entryId) return { ok: true as const, values: { fileId: kept.id } };
  const [entry] = await tx
    .select()
    .from(cursusEntries)
    .where(and(eq(cursusEntries.id, entryId), isNull(cursusEntries.removedAt)));
  // A year that was taken away meanwhile, by a correction: what was asked of it stays with the request.
  if (!entry) return { ok: true as const, values: { fileId: kept.id } };
  await tx.update(cursusEntries).set({ proofId: kept.id }).where(eq(cursusEntries.id, entryId));
  if (entry.proofId) await deleteFile(tx, entry.proofId);
  return { ok: true as const, values: {} };
}
