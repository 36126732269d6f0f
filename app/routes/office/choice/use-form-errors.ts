import type { HistoryEntry } from "#app/features/identity/subject-history.server.ts";
import { errorMessagesByField } from "#app/i18n/error-message.ts";
import { useLocale } from "#app/ui/use-messages.ts";
import type { TimedEmailPreview } from "./email-preview.tsx";

/** What an act refused: the sentence beside each field, what was typed, or why nothing could be done. */
export type FormErrors = {
  errors?: Record<string, string>;
  typed?: Record<string, string>;
  reason?: string;
  /** What was done meanwhile by somebody else. */
  happened?: HistoryEntry;
  /** The letter that was asked to be seen; null: none leaves. */
  preview?: TimedEmailPreview | null;
};

type ErrorResponse = Pick<FormErrors, "reason" | "happened" | "preview"> & {
  errors: Record<string, string>;
  typed: Record<string, string>;
};

/** Reads the answer of an action of the page; nothing when all went well. */
export function useFormErrors(answer: unknown): FormErrors {
  const locale = useLocale();
  if (!answer || typeof answer !== "object" || !("errors" in answer)) return {};
  const { errors, typed, ...rest } = answer as ErrorResponse;
  const hasErrors = Object.keys(errors).length > 0;
  return { errors: hasErrors ? errorMessagesByField(locale, errors) : undefined, typed, ...rest };
}

/** Is this the answer to the verdict on a file, where another form stands on the page too? */
export function isVerdictResponse(answer: unknown): boolean {
  const { typed } = (answer ?? {}) as Partial<ErrorResponse>;
  return typed?.intent === "check" || typed?.intent === "refuse-file";
}
