import { and, eq } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, transaction } from "#app/platform/db/client.server.ts";
import { staff, users } from "#app/platform/db/schema/identity.ts";
import { threads } from "#app/platform/db/schema/messaging.ts";
import { isId, sideOf, visibleTo } from "./access.server.ts";
import {
  FilesRefused,
  type GivenFiles,
  readFiles,
  type StoredFiles,
  withStoredFiles,
} from "./attachment.server.ts";
import { answerBefore } from "./attempt.server.ts";
import {
  contentErrors,
  type LetterErrors,
  letterErrors,
  tidyContent,
  tidySubject,
} from "./message.ts";
import { post, type Sent } from "./post.server.ts";
import { openPlaces } from "./templates/template.ts";

type ThreadRow = typeof threads.$inferSelect;
type NewThread = Pick<ThreadRow, "personId" | "campus" | "applicationId" | "subject">;

export type NotSent =
  | { ok: false; reason: "not-allowed" }
  | { ok: false; reason: "invalid-message"; errors: LetterErrors }
  | { ok: false; reason: "too-many-messages"; limit: number; retryAfter: number };

/** What goes with the words: the files, and the name that the form gave to this sending (attempt.server.ts). */
type Going = { files?: GivenFiles; attempt?: string };

type ToPerson = {
  personId: string;
  campus: Campus;
  applicationId?: string;
  subject: string;
  content: string;
} & Going;

/**
 * The staff write to a person, who is told by e-mail that there is a message. Refuses whoever may not
 * write for this campus, and an unfit letter; null when there is no such person among candidates.
 */
export async function startThread(actor: Actor, input: ToPerson): Promise<Sent | NotSent | null> {
  if (!can(actor, "write:message", input.campus)) return { ok: false, reason: "not-allowed" };
  return startWith(actor, input);
}

type ToSchool = Omit<ToPerson, "personId">;

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
  { files = {}, attempt }: Going = {},
): Promise<Sent | NotSent | null> {
  if (!isId(threadId)) return null;
  const tidy = tidyContent(content);
  const unfit = { ...openErrors(actor, { content: tidy }), ...contentErrors(tidy) };
  return withFiles(unfit, files, async (tx, stored, errors) => {
    const [thread] = await tx
      .select()
      .from(threads)
      .where(and(eq(threads.id, threadId), visibleTo(actor)))
      .for("update");
    if (!thread) return null;
    if (errors) return { ok: false, reason: "invalid-message", errors };
    const letter = { content: tidy, files: stored, attempt };
    return (
      (await answerBefore(tx, actor, { threadId, ...letter })) ?? post(tx, actor, thread, letter)
    );
  });
}

async function startWith(actor: Actor, input: ToPerson): Promise<Sent | NotSent | null> {
  const subject = tidySubject(input.subject);
  const content = tidyContent(input.content);
  const { personId, campus, applicationId = null, files = {}, attempt } = input;
  const unfit = {
    ...openErrors(actor, { subject, content }),
    ...letterErrors({ subject, content }),
  };
  return withFiles(unfit, files, async (tx, stored, errors) => {
    if (errors) return { ok: false, reason: "invalid-message", errors };
    if (!(await isCandidate(tx, personId))) return null;
    const letter = { content, files: stored, attempt };
    const earlier = await answerBefore(tx, actor, { personId, subject, ...letter });
    if (earlier) return earlier;
    const thread = await openThread(tx, { personId, campus, applicationId, subject });
    return post(tx, actor, thread, letter);
  });
}

/** What a template left open in a letter of the school: nobody is sent braces. */
function openErrors(actor: Actor, letter: { subject?: string; content: string }): LetterErrors {
  if (sideOf(actor) !== "school") return {};
  const errors: LetterErrors = {};
  for (const field of ["subject", "content"] as const) {
    const reason = openPlaces(letter[field] ?? "");
    if (reason) errors[field] = reason;
  }
  return errors;
}

type Writing = (
  tx: Database,
  stored: StoredFiles,
  errors: LetterErrors | null,
) => Promise<Sent | NotSent | null>;

/** Reads and stores the files, then writes in one transaction: all of the message is kept with them, or nothing. */
async function withFiles(unfit: LetterErrors, files: GivenFiles, write: Writing) {
  const read = await readFiles(files);
  const errors = { ...unfit, ...(read.ok ? {} : read.errors) };
  const wrong = Object.keys(errors).length > 0 ? errors : null;
  try {
    return await withStoredFiles(wrong || !read.ok ? [] : read.read, (stored) =>
      transaction((tx) => write(tx, stored, wrong)),
    );
  } catch (refused) {
    if (!(refused instanceof FilesRefused)) throw refused;
    return { ok: false as const, reason: "invalid-message" as const, errors: refused.errors };
  }
}

async function openThread(tx: Database, values: NewThread): Promise<ThreadRow> {
  const [thread] = await tx
    .insert(threads)
    .values({ ...values, lastMessageAt: now() })
    .returning();
  if (!thread) throw new Error("the thread was not kept");
  return thread;
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
