import type { HistoryLine } from "#app/features/identity/subject-history.server.ts";
import { sentencesOf } from "#app/i18n/reason.ts";
import { useLocale } from "#app/ui/use-messages.ts";
import type { ForetoldPreview } from "./letter-preview.tsx";

/** What an act refused: the sentence beside each field, what was typed, or why nothing could be done. */
export type Wrong = {
  errors?: Record<string, string>;
  typed?: Record<string, string>;
  reason?: string;
  /** What was done meanwhile by somebody else. */
  happened?: HistoryLine;
  /** The letter that was asked to be seen; null: none leaves. */
  preview?: ForetoldPreview | null;
};

type Answer = Pick<Wrong, "reason" | "happened" | "preview"> & {
  errors: Record<string, string>;
  typed: Record<string, string>;
};

/** Reads the answer of an action of the page; nothing when all went well. */
export function useWrong(answer: unknown): Wrong {
  const locale = useLocale();
  if (!answer || typeof answer !== "object" || !("errors" in answer)) return {};
  const { errors, typed, ...told } = answer as Answer;
  const found = Object.keys(errors).length > 0;
  return { errors: found ? sentencesOf(locale, errors) : undefined, typed, ...told };
}

/** Is this the answer to the verdict on a file, where another form stands on the page too? */
export function isVerdictAnswer(answer: unknown): boolean {
  const { typed } = (answer ?? {}) as Partial<Answer>;
  return typed?.intent === "check" || typed?.intent === "refuse-file";
}
