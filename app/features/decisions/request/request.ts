import type { ParseResult } from "#app/features/admissions/calendar.ts";
import { addDays } from "#app/features/admissions/calendar.ts";
import {
  type ReopenableSection,
  reopenableSections,
} from "#app/features/admissions/corrections/reopened-sections.ts";
import {
  type FormInput,
  parseMultilineText,
  parseOption,
} from "#app/features/admissions/form-values.ts";
import { parseFutureDay } from "../offer/offer.ts";

/** The kinds of a request: the proof of a year, another document, a text, or the correction of sections. */
export const requestKinds = ["proof", "document", "answer", "sections"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The limit of a text answer. */
export const MAX_ANSWER_CHARACTERS = 2_000;

export type RequestInput = {
  kind: RequestKind;
  entryId: string | null;
  /** The sections to correct; empty for the other kinds. */
  sections: ReopenableSection[];
  words: string;
  dueOn: string;
};
type Invalid = { ok: false; reason: "invalid"; errors: Record<string, string> };
type ParseRequestResult = { ok: true; values: RequestInput } | Invalid;

/** `days`: how many days ahead a request without a deadline is due. */
type DueDateOptions = { today: string; days: number };
/** The chosen sections, and the entries whose proof may be requested. */
type RequestOptions = { sections?: readonly string[]; entries: readonly string[] };

/**
 * Parses a request of an officer. `input.kind` is a kind, or `proof:` and an entry id; corrections require at least
 * one section.
 */
export function parseRequest(
  input: FormInput,
  { sections: sectionNames = [], entries, today, days }: RequestOptions & DueDateOptions,
): ParseRequestResult {
  const allowedKinds = ["document", "answer", "sections", ...entries.map((id) => `proof:${id}`)];
  const kind = requireValue(parseOption(input.kind, allowedKinds));
  const parsedSections = parseSections(kind.ok && kind.value === "sections" ? sectionNames : null);
  const message = requireValue(parseMultilineText(input.message, 1_000));
  const due = parseFutureDay(input, "dueOn", today);
  if (kind.ok && parsedSections.ok && message.ok && due.ok) {
    const [kindName = "", entryId = null] = (kind.value ?? "").split(":");
    const dueOn = due.value ?? addDays(today, days);
    const sections = parsedSections.value ?? [];
    return {
      ok: true,
      values: {
        kind: kindName as RequestKind,
        entryId,
        sections,
        words: message.value ?? "",
        dueOn,
      },
    };
  }
  return toInvalid({ kind, sections: parsedSections, message, dueOn: due });
}

/** The sections of a request for corrections, in their fixed order. Null means another kind of request. */
function parseSections(sectionNames: readonly string[] | null): ParseResult<ReopenableSection[]> {
  if (sectionNames === null) return { ok: true, value: null };
  const sections = reopenableSections.filter((one) => sectionNames.includes(one));
  return sections.length > 0
    ? { ok: true, value: sections }
    : { ok: false, reason: "sections-missing" };
}

/** Parses another deadline. Without one, it is as many days from today as the school sets. */
export function parseDueDate(
  input: FormInput,
  { today, days }: DueDateOptions,
): { ok: true; dueOn: string } | Invalid {
  const due = parseFutureDay(input, "dueOn", today);
  return due.ok
    ? { ok: true, dueOn: due.value ?? addDays(today, days) }
    : toInvalid({ dueOn: due });
}

function toInvalid(fields: Record<string, ParseResult<unknown>>): Invalid {
  const errors = Object.entries(fields).flatMap(([field, one]) =>
    one.ok ? [] : [[field, one.reason] as const],
  );
  return { ok: false, reason: "invalid", errors: Object.fromEntries(errors) };
}

/** Parses a text answer, which is required. */
export function parseAnswer(text: string | undefined): ParseResult<string> {
  return requireValue(parseMultilineText(text, MAX_ANSWER_CHARACTERS));
}

function requireValue<T>(parsed: ParseResult<T>): ParseResult<T> {
  return parsed.ok && parsed.value === null ? { ok: false, reason: "required" } : parsed;
}

/** Whether a request is still open. */
export function isAwaited(request: { answeredAt: Date | null; cancelledAt: Date | null }): boolean {
  return request.answeredAt === null && request.cancelledAt === null;
}

/** The states of a proof (UP-12). */
export type ProofState = "none" | "requested" | "given" | "checked" | "refused";

/**
 * Derives the state of the proof of a year. A refused proof needs a replacement even when there is no request for it.
 */
export function deriveProofState(
  isGiven: boolean,
  verdict: "checked" | "refused" | null,
  isRequested: boolean,
): ProofState {
  if (isGiven && verdict) return verdict === "checked" && isRequested ? "requested" : verdict;
  if (isRequested) return "requested";
  return isGiven ? "given" : "none";
}
