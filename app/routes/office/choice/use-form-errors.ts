import type { HistoryEntry } from "#app/features/audit/subject-history.server.ts";
import { errorMessagesByField } from "#app/i18n/error-message.ts";
import { useLocale } from "#app/ui/use-messages.ts";
import type { TimedEmailPreview } from "./email-preview.tsx";

/**
 * The response of a refused or previewed action: field errors, submitted values, or an error code.
 */
export type FormErrors = {
  errors?: Record<string, string>;
  submitted?: Record<string, string>;
  reason?: string;
  /** The action of another officer that caused the conflict. */
  happened?: HistoryEntry;
  /** The previewed email; null when the action sends none. */
  preview?: TimedEmailPreview | null;
};

type ErrorResponse = Pick<FormErrors, "reason" | "happened" | "preview"> & {
  errors: Record<string, string>;
  submitted: Record<string, string>;
};

/** Reads the action response; empty when the action succeeded. */
export function useFormErrors(answer: unknown): FormErrors {
  const locale = useLocale();
  if (!answer || typeof answer !== "object" || !("errors" in answer)) return {};
  const { errors, submitted, ...rest } = answer as ErrorResponse;
  const hasErrors = Object.keys(errors).length > 0;
  return {
    errors: hasErrors ? errorMessagesByField(locale, errors) : undefined,
    submitted,
    ...rest,
  };
}

/** Whether the response is to a file verdict, when the page has other forms too. */
export function isVerdictResponse(answer: unknown): boolean {
  const { submitted } = (answer ?? {}) as Partial<ErrorResponse>;
  return submitted?.intent === "approve-file" || submitted?.intent === "reject-file";
}
