import { cleanText } from "#app/lib/clean-text.ts";
import type { FileField } from "./attachment.ts";

/** The sides of a conversation: a person, the school whoever writes for it, and an adult who was included. */
export type Side = "person" | "school" | "guest";

export type MessageText = { subject: string; content: string };
export type MessageErrors = { subject?: MessageErrorCode; content?: MessageErrorCode } & Partial<
  Record<FileField, string>
>;
type MessageErrorCode =
  | "required"
  | "subject-too-long"
  | "message-too-long"
  | `place-open:${string}`;

/** Longest subject, in characters as people count them (code points). */
export const MAX_SUBJECT_CHARACTERS = 150;
/** Longest message, in code points. */
export const MAX_MESSAGE_CHARACTERS = 5000;
/** Messages a person may send in an hour: far above any real conversation, far below a flood. */
export const MAX_MESSAGES_PER_HOUR = 30;
/** The same words sent twice within this time are one message: a double press, a repeated request. */
export const REPEAT_WINDOW_MS = 60_000;

/** A subject on one line, without what cannot be seen at its ends. */
export function normalizeSubject(subject: string): string {
  return cleanText(subject).replace(/\s+/g, " ").trim();
}

/** A message with plain line ends, at most one empty line in a row, and no blank around it. */
export function normalizeContent(content: string): string {
  return cleanText(content)
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** What is wrong with a tidied letter; `{}` when it can be sent. */
export function validateMessage({ subject, content }: MessageText): MessageErrors {
  const errors: MessageErrors = {};
  if (!hasVisibleText(subject)) errors.subject = "required";
  else if (countCharacters(subject) > MAX_SUBJECT_CHARACTERS) errors.subject = "subject-too-long";
  return { ...errors, ...validateContent(content) };
}

/** What is wrong with a tidied message; `{}` when it can be sent. */
export function validateContent(content: string): Pick<MessageErrors, "content"> {
  if (!hasVisibleText(content)) return { content: "required" };
  return countCharacters(content) > MAX_MESSAGE_CHARACTERS ? { content: "message-too-long" } : {};
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
export type ReplyStatus = "answered" | "waits" | "settled";

export function getReplyStatus(thread: {
  answeredAt: Date | null;
  lastMessageAt: Date;
  settledAt: Date | null;
}): ReplyStatus {
  const { answeredAt, lastMessageAt, settledAt } = thread;
  if (answeredAt === null || answeredAt < lastMessageAt) return "answered";
  return settledAt !== null && answeredAt <= settledAt ? "settled" : "waits";
}

/** The moment of a new message: now, but always after the last one, so that order is never lost. */
export function nextMessageTime(last: Date | null, now: Date): Date {
  return last === null || now > last ? now : new Date(last.getTime() + 1);
}

/** Something to read: zero-width characters alone do not make a message. */
function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
