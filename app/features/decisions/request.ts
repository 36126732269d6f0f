import type { Read } from "#app/features/admissions/calendar.ts";
import { dayAfter } from "#app/features/admissions/calendar.ts";
import { readChoice, readLines, type Typed } from "#app/features/admissions/text.ts";
import { readDay } from "./offer.ts";

/** What the school may ask for more: a year's proof, another document, or an answer in words. */
export const requestKinds = ["proof", "document", "answer"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** An answer in words: the rest goes in a document. */
export const ANSWER_LIMIT = 2_000;

export type Asked = { kind: RequestKind; entryId: string | null; words: string; dueOn: string };
type Found =
  | { ok: true; values: Asked }
  | { ok: false; reason: "invalid"; errors: Record<string, string> };

/**
 * Reads what an officer asks. `what` is a kind, or `proof:` and the identifier of a year of studies. Without a
 * day, there are as many as the school sets.
 */
export function readRequest(
  typed: Typed,
  entries: readonly string[],
  { today, days }: { today: string; days: number },
): Found {
  const offered = ["document", "answer", ...entries.map((id) => `proof:${id}`)];
  const what = must(readChoice(typed.what, offered));
  const words = must(readLines(typed.words, 1_000));
  const due = readDay(typed, "dueOn", today);
  if (what.ok && words.ok && due.ok) {
    const [kind = "", entryId = null] = (what.value ?? "").split(":");
    const dueOn = due.value ?? dayAfter(today, days);
    return {
      ok: true,
      values: { kind: kind as RequestKind, entryId, words: words.value ?? "", dueOn },
    };
  }
  const errors = Object.entries({ what, words, dueOn: due }).flatMap(([field, one]) =>
    one.ok ? [] : [[field, one.reason] as const],
  );
  return { ok: false, reason: "invalid", errors: Object.fromEntries(errors) };
}

/** Reads an answer in words. */
export function readAnswer(text: string | undefined): Read<string> {
  return must(readLines(text, ANSWER_LIMIT));
}

function must<T>(read: Read<T>): Read<T> {
  return read.ok && read.value === null ? { ok: false, reason: "required" } : read;
}

/** Is it still awaited? */
export function isAwaited(request: { answeredAt: Date | null; cancelledAt: Date | null }): boolean {
  return request.answeredAt === null && request.cancelledAt === null;
}

/** The states of a proof (issue of the application: given, requested, checked, refused with a reason). */
export type ProofState = "none" | "requested" | "given" | "checked" | "refused";

/** The state of the proof of a year: a refused one waits for another even when nothing is asked. */
export function proofState(
  given: boolean,
  verdict: "checked" | "refused" | null,
  requested: boolean,
): ProofState {
  if (given && verdict) return verdict === "checked" && requested ? "requested" : verdict;
  if (requested) return "requested";
  return given ? "given" : "none";
}
