import { and, desc, eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { can } from "#app/features/identity/permissions.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { messages, threads } from "#app/platform/db/schema/messaging.ts";
import { isId, sideOf, visibleTo } from "./access.server.ts";
import { answerBefore } from "./attempt.server.ts";
import {
  contentErrors,
  type LetterErrors,
  letterErrors,
  momentAfter,
  tidyContent,
  tidySubject,
} from "./message.ts";
import { announce } from "./notice.server.ts";

type ThreadRow = typeof threads.$inferSelect;
type NewThread = Pick<ThreadRow, "personId" | "campus" | "applicationId" | "subject">;

export type Sent = { ok: true; threadId: string; messageId: string };
export type NotSent =
  | { ok: false; reason: "not-allowed" }
  | { ok: false; reason: "invalid-message"; errors: LetterErrors }
  | { ok: false; reason: "too-many-messages"; limit: number };

type ToPerson = {
  personId: string;
  campus: Campus;
  applicationId?: string;
  subject: string;
  content: string;
};

/**
 * The staff write to a person, who is told by e-mail that there is a message. Refuses whoever may not
 * write for this campus, and an unfit letter; null when there is no such person among candidates.
 */
export async function startThread(actor: Actor, input: ToPerson): Promise<Sent | NotSent | null> {
  if (!can(actor, "write:message", input.campus)) return { ok: false, reason: "not-allowed" };
  return startWith(actor, input);
}

type ToSchool = { campus: Campus; applicationId?: string; subject: string; content: string };

/**
 * A person writes to the admissions of a campus. The caller vouches that the application, when there
 * is one, is the person's own. Refuses the staff, an unfit letter, and more than 30 messages an hour.
 */
export async function writeToSchool(actor: Actor, input: ToSchool): Promise<Sent | NotSent> {
  if (actor.kind !== "student") return { ok: false, reason: "not-allowed" };
  const sent = await startWith(actor, { ...input, personId: actor.id });
  return sent ?? { ok: false, reason: "not-allowed" };
}

/**
 * Adds a message to a conversation. Refuses an unfit message and more than 30 an hour from a person;
 * null when there is no such thread, or it is not for this actor.
 */
export async function reply(
  actor: Actor,
  threadId: string,
  content: string,
): Promise<Sent | NotSent | null> {
  if (!isId(threadId)) return null;
  const tidy = tidyContent(content);
  return transaction(async (tx) => {
    const [thread] = await tx
      .select()
      .from(threads)
      .where(and(eq(threads.id, threadId), visibleTo(actor)))
      .for("update");
    if (!thread) return null;
    const errors = contentErrors(tidy);
    if (errors.content) return { ok: false, reason: "invalid-message", errors };
    return (
      (await answerBefore(tx, actor, { threadId, content: tidy })) ?? post(tx, actor, thread, tidy)
    );
  });
}

async function startWith(actor: Actor, input: ToPerson): Promise<Sent | NotSent | null> {
  const subject = tidySubject(input.subject);
  const content = tidyContent(input.content);
  const errors = letterErrors({ subject, content });
  if (errors.subject || errors.content) return { ok: false, reason: "invalid-message", errors };
  const { personId, campus, applicationId = null } = input;
  return transaction(async (tx) => {
    if (!(await isCandidate(tx, personId))) return null;
    const earlier = await answerBefore(tx, actor, { personId, subject, content });
    if (earlier) return earlier;
    const thread = await openThread(tx, { personId, campus, applicationId, subject });
    return post(tx, actor, thread, content);
  });
}

async function openThread(tx: Database, values: NewThread): Promise<ThreadRow> {
  const [thread] = await tx
    .insert(threads)
    .values({ ...values, lastMessageAt: now() })
    .returning();
  if (!thread) throw new Error("the thread was not kept");
  return thread;
}

/** Writes the message, moves the thread to the top, tells the history, and the person by e-mail. */
async function post(tx: Database, actor: Actor, thread: ThreadRow, content: string): Promise<Sent> {
  const side = sideOf(actor);
  const [last] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(eq(messages.threadId, thread.id))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const createdAt = momentAfter(last?.at ?? null, now());
  const authorId = actor.kind === "visitor" ? null : actor.id;
  const [message] = await tx
    .insert(messages)
    .values({ threadId: thread.id, side, authorId, content, createdAt })
    .returning({ id: messages.id });
  if (!message) throw new Error("the message was not kept");
  await tx.update(threads).set({ lastMessageAt: createdAt }).where(eq(threads.id, thread.id));
  await record(tx, actor, "message.sent", subjectOf(thread), { threadId: thread.id, side });
  if (side === "school") await announce(tx, thread);
  return { ok: true, threadId: thread.id, messageId: message.id };
}

/** A message about an application belongs to the history of that application. */
function subjectOf(thread: ThreadRow) {
  return thread.applicationId
    ? { kind: "application", id: thread.applicationId }
    : { kind: "thread", id: thread.id };
}

async function isCandidate(tx: Database, personId: string): Promise<boolean> {
  if (!isId(personId)) return false;
  const [person] = await tx
    .select({ role: staff.role })
    .from(users)
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(eq(users.id, personId));
  return person !== undefined && person.role === null;
}
