import type { Read } from "#app/features/admissions/calendar.ts";
import { dayAfter } from "#app/features/admissions/calendar.ts";
import { type Openable, openable } from "#app/features/admissions/corrections/opening.ts";
import { readChoice, readLines, type Typed } from "#app/features/admissions/text.ts";
import { readDay } from "../offer/offer.ts";

/**
 * What the school may ask for more: a year's proof, another document, an answer in words, or that sections of the
 * application be corrected.
 */
export const requestKinds = ["proof", "document", "answer", "sections"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** An answer in words: the rest goes in a document. */
export const ANSWER_LIMIT = 2_000;

export type Asked = {
  kind: RequestKind;
  entryId: string | null;
  /** The sections to correct; none for anything else. */
  sections: Openable[];
  words: string;
  dueOn: string;
};
type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
type Found = { ok: true; values: Asked } | Invalid;

/** The day it is, and in how many days it is due where no day is said. */
type Days = { today: string; days: number };
/** The sections that were ticked, and the years whose proof may be asked. */
type Choices = { sections?: readonly string[]; entries: readonly string[] };

/**
 * Reads what an officer asks. `what` is a kind, or `proof:` and the identifier of a year of studies; corrections
 * name one section at least. Without a day, there are as many as the school sets.
 */
export function readRequest(
  typed: Typed,
  { sections: named = [], entries, today, days }: Choices & Days,
): Found {
  const offered = ["document", "answer", "sections", ...entries.map((id) => `proof:${id}`)];
  const what = must(readChoice(typed.what, offered));
  const chosen = readSections(what.ok && what.value === "sections" ? named : null);
  const words = must(readLines(typed.words, 1_000));
  const due = readDay(typed, "dueOn", today);
  if (what.ok && chosen.ok && words.ok && due.ok) {
    const [kind = "", entryId = null] = (what.value ?? "").split(":");
    const dueOn = due.value ?? dayAfter(today, days);
    const sections = chosen.value ?? [];
    return {
      ok: true,
      values: { kind: kind as RequestKind, entryId, sections, words: words.value ?? "", dueOn },
    };
  }
  return invalid({ what, sections: chosen, words, dueOn: due });
}

/** The sections of a request for corrections, in their order; null: it asks for something else. */
function readSections(named: readonly string[] | null): Read<Openable[]> {
  if (named === null) return { ok: true, value: null };
  const sections = openable.filter((one) => named.includes(one));
  return sections.length > 0
    ? { ok: true, value: sections }
    : { ok: false, reason: "sections-missing" };
}

/** Reads another last day for a request: without one, as many days from today as the school sets. */
export function readProlonged(
  typed: Typed,
  { today, days }: Days,
): { ok: true; dueOn: string } | Invalid {
  const due = readDay(typed, "dueOn", today);
  return due.ok ? { ok: true, dueOn: due.value ?? dayAfter(today, days) } : invalid({ dueOn: due });
}

function invalid(read: Record<string, Read<unknown>>): Invalid {
  const errors = Object.entries(read).flatMap(([field, one]) =>
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
