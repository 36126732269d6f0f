import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { errorMessage } from "#app/i18n/error-message.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Notice } from "./notice.tsx";
import { sortFieldErrors } from "./sort-field-errors.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import { useLocale } from "./use-messages.ts";

/** The errors of a refused form, with codes replaced by messages. */
export type FormRefusal = {
  /** False when the action accepted the form, or has not run. */
  hasErrors: boolean;
  /** Error message by field name. */
  errors: Record<string, string>;
  /** Submitted values, to fill the form again. */
  submitted: Record<string, string>;
  /** Error code of the whole form when no single field is wrong; `limit` is a number in its message. */
  reason?: string;
  limit?: number;
};

type FormResponse =
  | {
      errors: Record<string, string>;
      submitted: Record<string, string>;
      reason?: string;
      limit?: number;
    }
  | { ok: true; submitted?: Record<string, string> }
  | undefined;

/** Reads an action result built by `invalidFormResponse` or `refusalResponse` and replaces error codes by messages. */
export function useFormRefusal(response: FormResponse): FormRefusal {
  const locale = useLocale();
  if (!response || !("errors" in response))
    return { hasErrors: false, errors: {}, submitted: response?.submitted ?? {} };
  const errors = Object.entries(response.errors).map(([field, code]) => [
    field,
    errorMessage(locale, code),
  ]);
  const { submitted, reason, limit } = response;
  return { hasErrors: true, errors: Object.fromEntries(errors), submitted, reason, limit };
}

type FormRefusalSummaryProps = {
  refusal: FormRefusal;
  /** Heading, for example "Il y a un problème". */
  title: string;
  /** Label by field name, in the order of the fields on the page; the summary puts it before the error message. */
  labels: Record<string, string>;
  /** Message for `reason`, instead of the general one of its error code. */
  reasonMessage?: string;
};

/** Lists the errors of a refused form above it, with a link to each field. Renders nothing when nothing was refused. */
export function FormRefusalSummary({
  refusal,
  title,
  labels,
  reasonMessage,
}: FormRefusalSummaryProps) {
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  if (!refusal.hasErrors) return null;
  const errors = sortFieldErrors(refusal.errors, labels).map(([field, message]) => ({
    id: field,
    message: stripQuestionMark(getOwnValue(labels, field) ?? field) + colon + message,
  }));
  if (errors.length > 0) return <ErrorSummary title={title} errors={errors} />;
  return (
    <RefusalNotice title={title}>
      {reasonMessage ?? errorMessage(locale, `${refusal.reason}`)}
    </RefusalNotice>
  );
}

/** Shows why the whole form was refused when no single field is wrong; it takes the focus like an error summary. */
export function RefusalNotice({ title, children }: { title: string; children: ReactNode }) {
  const focusProps = useFocusOnMount<HTMLDivElement>(useLocation());
  return (
    <div {...focusProps}>
      <Notice tone="error" title={title} role="alert">
        {children}
      </Notice>
    </div>
  );
}

/** Removes a final question mark from a label, so that a colon can follow. */
export const stripQuestionMark = (label: string) => label.replace(/\s*\?$/, "");
