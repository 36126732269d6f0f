import { cleanText } from "#app/lib/clean-text.ts";
import { MINUTE_MS } from "#app/lib/duration.ts";
import type { FileField } from "./attachment.ts";

/** The sides of a thread: the candidate, the school's staff, and adults added to it. */
export type Side = "person" | "school" | "guest";

export type MessageText = { subject: string; content: string };
export type MessageErrors = { subject?: MessageErrorCode; content?: MessageErrorCode } & Partial<
  Record<FileField, string>
>;
type MessageErrorCode =
  | "required"
  | "subject-too-long"
  | "message-too-long"
  | `placeholder-not-replaced:${string}`;

/** In code points, which is how people count characters. */
export const MAX_SUBJECT_CHARACTERS = 150;
/** In code points. */
export const MAX_MESSAGE_CHARACTERS = 5000;
/** Limits a flood; no real conversation comes near. */
export const MAX_MESSAGES_PER_HOUR = 30;
/** The same content sent twice within this time is one message, for example a double click. */
export const REPEAT_WINDOW_MS = MINUTE_MS;

/** Puts a subject on one line and trims it. */
export function normalizeSubject(subject: string): string {
  return cleanText(subject).replace(/\s+/g, " ").trim();
}

/** Normalises line ends, collapses empty lines to one, and trims. */
export function normalizeContent(content: string): string {
  return cleanText(content)
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Returns the errors of a normalised message; {} when it can be sent. */
export function validateMessage({ subject, content }: MessageText): MessageErrors {
  const errors: MessageErrors = {};
  if (!hasVisibleText(subject)) errors.subject = "required";
  else if (countCharacters(subject) > MAX_SUBJECT_CHARACTERS) errors.subject = "subject-too-long";
  return { ...errors, ...validateContent(content) };
}

/** Returns the error of normalised content; {} when it can be sent. */
export function validateContent(content: string): Pick<MessageErrors, "content"> {
  if (!hasVisibleText(content)) return { content: "required" };
  return countCharacters(content) > MAX_MESSAGE_CHARACTERS ? { content: "message-too-long" } : {};
}

/** Counts code points, so that an accent or an emoji counts as one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Whether the other side wrote after this side last read. */
export function isUnread(readAt: Date | null, otherWroteAt: Date | null): boolean {
  if (otherWroteAt === null) return false;
  return readAt === null || otherWroteAt > readAt;
}

/**
 * `answered`: the school wrote last. `waits`: the school has not replied. `settled`: an officer marked the thread as
 * needing no reply.
 */
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

/** Returns now, or just after the last message when clocks disagree, so that the order is kept. */
export function nextMessageTime(last: Date | null, now: Date): Date {
  return last === null || now > last ? now : new Date(last.getTime() + 1);
}

/** Zero-width characters alone do not make a message. */
function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
