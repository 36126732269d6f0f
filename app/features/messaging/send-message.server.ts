import { and, eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { threads } from "#app/platform/db/schema/messaging.ts";
import { addMessage, type MessageSent } from "./add-message.server.ts";
import {
  FilesRefusedError,
  type MessageUploads,
  readMessageUploads,
  type StoredFiles,
  withStoredFiles,
} from "./attachment.server.ts";
import { checkBeforeSending } from "./check-before-sending.server.ts";
import {
  type MessageErrors,
  normalizeContent,
  normalizeSubject,
  validateContent,
  validateMessage,
} from "./message.ts";
import { findUnfilledPlaceholders } from "./templates/template.ts";
import { getSide, isUuid, threadsVisibleTo } from "./thread-access.server.ts";

type ThreadRow = typeof threads.$inferSelect;
type NewThread = Pick<ThreadRow, "personId" | "campus" | "applicationId" | "subject">;

export type MessageRefusal =
  | { ok: false; reason: "not-allowed" }
  | { ok: false; reason: "invalid-message"; errors: MessageErrors }
  | { ok: false; reason: "too-many-messages"; limit: number; retryAfterSeconds: number };

/** The files, and the attempt id of the form (check-before-sending.server.ts). */
type MessageExtras = { files?: MessageUploads; attempt?: string };

type NewThreadInput = {
  personId: string;
  campus: Campus;
  applicationId?: string;
  subject: string;
  content: string;
} & MessageExtras;

/**
 * An officer starts a thread with a candidate, who is notified. Refuses `not-allowed` without `write:message` for the
 * campus, `invalid-message` and `too-many-messages`; returns null when there is no such candidate.
 */
export async function startThread(
  actor: Actor,
  input: NewThreadInput,
): Promise<MessageSent | MessageRefusal | null> {
  if (!can(actor, "write:message", input.campus)) return { ok: false, reason: "not-allowed" };
  return createThreadWithMessage(actor, input);
}

type MessageToSchoolInput = Omit<NewThreadInput, "personId">;

/**
 * A candidate starts a thread with a campus. The caller checks that the application is their own. Refuses `not-allowed`
 * for others, `invalid-message`, and `too-many-messages` (30 an hour).
 */
export async function writeToSchool(
  actor: Actor,
  input: MessageToSchoolInput,
): Promise<MessageSent | MessageRefusal> {
  if (actor.kind !== "student") return { ok: false, reason: "not-allowed" };
  const sent = await createThreadWithMessage(actor, { ...input, personId: actor.id });
  return sent ?? { ok: false, reason: "not-allowed" };
}

/**
 * Adds a message to a thread. Refuses `invalid-message`, and `too-many-messages` for a candidate; returns null when the
 * actor cannot see the thread.
 */
export async function replyToThread(
  actor: Actor,
  threadId: string,
  content: string,
  { files = {}, attempt }: MessageExtras = {},
): Promise<MessageSent | MessageRefusal | null> {
  if (!isUuid(threadId)) return null;
  const normalized = normalizeContent(content);
  const contentFieldErrors = {
    ...getUnfilledPlaceholderErrors(actor, { content: normalized }),
    ...validateContent(normalized),
  };
  return withMessageFiles(contentFieldErrors, files, async (tx, stored, errors) => {
    const [thread] = await tx
      .select()
      .from(threads)
      .where(and(eq(threads.id, threadId), threadsVisibleTo(actor)))
      .for("update");
    if (!thread) return null;
    if (errors) return { ok: false, reason: "invalid-message", errors };
    const newMessage = { content: normalized, files: stored, attempt };
    return (
      (await checkBeforeSending(tx, actor, { threadId, ...newMessage })) ??
      addMessage(tx, actor, thread, newMessage)
    );
  });
}

async function createThreadWithMessage(
  actor: Actor,
  input: NewThreadInput,
): Promise<MessageSent | MessageRefusal | null> {
  const subject = normalizeSubject(input.subject);
  const content = normalizeContent(input.content);
  const { personId, campus, applicationId = null, files = {}, attempt } = input;
  const textErrors = {
    ...getUnfilledPlaceholderErrors(actor, { subject, content }),
    ...validateMessage({ subject, content }),
  };
  return withMessageFiles(textErrors, files, async (tx, stored, errors) => {
    if (errors) return { ok: false, reason: "invalid-message", errors };
    if (!(await isCandidate(tx, personId))) return null;
    const newMessage = { content, files: stored, attempt };
    const earlyResult = await checkBeforeSending(tx, actor, { personId, subject, ...newMessage });
    if (earlyResult) return earlyResult;
    const thread = await insertThread(tx, { personId, campus, applicationId, subject });
    return addMessage(tx, actor, thread, newMessage);
  });
}

/** The school's messages must not contain unfilled placeholders. */
function getUnfilledPlaceholderErrors(
  actor: Actor,
  text: { subject?: string; content: string },
): MessageErrors {
  if (getSide(actor) !== "school") return {};
  const errors: MessageErrors = {};
  for (const field of ["subject", "content"] as const) {
    const reason = findUnfilledPlaceholders(text[field] ?? "");
    if (reason) errors[field] = reason;
  }
  return errors;
}

type WriteMessage = (
  tx: Database,
  stored: StoredFiles,
  errors: MessageErrors | null,
) => Promise<MessageSent | MessageRefusal | null>;

/**
 * Reads and stores the files, then writes the message in one transaction, so that it is saved with all its files or not
 * at all.
 */
async function withMessageFiles(
  textErrors: MessageErrors,
  files: MessageUploads,
  write: WriteMessage,
) {
  const parsedFiles = await readMessageUploads(files);
  const errors = { ...textErrors, ...(parsedFiles.ok ? {} : parsedFiles.errors) };
  const fieldErrors = Object.keys(errors).length > 0 ? errors : null;
  try {
    return await withStoredFiles(
      fieldErrors || !parsedFiles.ok ? [] : parsedFiles.parsed,
      (stored) => transaction((tx) => write(tx, stored, fieldErrors)),
    );
  } catch (error) {
    if (!(error instanceof FilesRefusedError)) throw error;
    return { ok: false as const, reason: "invalid-message" as const, errors: error.errors };
  }
}

async function insertThread(tx: Database, values: NewThread): Promise<ThreadRow> {
  const [thread] = await tx
    .insert(threads)
    .values({ ...values, lastMessageAt: now() })
    .returning();
  if (!thread) throw new Error("the thread was not saved");
  return thread;
}

async function isCandidate(tx: Database, personId: string): Promise<boolean> {
  if (!isUuid(personId)) return false;
  const [person] = await tx
    .select({ role: staff.role })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(eq(users.id, personId));
  return person !== undefined && person.role === null;
}
