import { cleanText } from "#app/lib/clean-text.ts";
import type { FileField } from "./attachment.ts";

/** The sides of a conversation: a person, the school whoever writes for it, and an adult who was included. */
export type Side = "person" | "school" | "guest";

export type Letter = { subject: string; content: string };
export type LetterErrors = { subject?: Reason; content?: Reason } & Partial<
  Record<FileField, string>
>;
type Reason = "required" | "subject-too-long" | "message-too-long" | `place-open:${string}`;

/** Longest subject, in characters as people count them (code points). */
export const SUBJECT_LIMIT = 150;
/** Longest message, in code points. */
export const CONTENT_LIMIT = 5000;
/** Messages a person may send in an hour: far above any real conversation, far below a flood. */
export const HOURLY_LIMIT = 30;
/** The same words sent twice within this time are one message: a double press, a repeated request. */
export const REPEAT_WINDOW = 60_000;

/** A subject on one line, without what cannot be seen at its ends. */
export function tidySubject(subject: string): string {
  return cleanText(subject).replace(/\s+/g, " ").trim();
}

/** A message with plain line ends, at most one empty line in a row, and no blank around it. */
export function tidyContent(content: string): string {
  return cleanText(content)
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** What is wrong with a tidied letter; `{}` when it can be sent. */
export function letterErrors({ subject, content }: Letter): LetterErrors {
  const errors: LetterErrors = {};
  if (!isLegible(subject)) errors.subject = "required";
  else if (countCharacters(subject) > SUBJECT_LIMIT) errors.subject = "subject-too-long";
  return { ...errors, ...contentErrors(content) };
}

/** What is wrong with a tidied message; `{}` when it can be sent. */
export function contentErrors(content: string): Pick<LetterErrors, "content"> {
  if (!isLegible(content)) return { content: "required" };
  return countCharacters(content) > CONTENT_LIMIT ? { content: "message-too-long" } : {};
}

/** Code points, so that an accent or an emoji counts for what it is and not for its bytes. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** A thread is unread for a side when the other side has written since that side last looked. */
export function isUnread(readAt: Date | null, otherWroteAt: Date | null): boolean {
  if (otherWroteAt === null) return false;
  return readAt === null || otherWroteAt > readAt;
}

/** Whether the last word is the school's; if not, whether it waits for an answer or the school said that it asks for none. */
export type Awaiting = "answered" | "waits" | "settled";

export function awaitingOf(thread: {
  answeredAt: Date | null;
  lastMessageAt: Date;
  settledAt: Date | null;
}): Awaiting {
  const { answeredAt, lastMessageAt, settledAt } = thread;
  if (answeredAt === null || answeredAt < lastMessageAt) return "answered";
  return settledAt !== null && answeredAt <= settledAt ? "settled" : "waits";
}

/** The moment of a new message: now, but always after the last one, so that order is never lost. */
export function momentAfter(last: Date | null, now: Date): Date {
  return last === null || now > last ? now : new Date(last.getTime() + 1);
}

/** Something to read: zero-width characters alone do not make a message. */
function isLegible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
