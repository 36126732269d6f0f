import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { errorMessage } from "#app/i18n/error-message.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Notice } from "./notice.tsx";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import { useLocale } from "./use-messages.ts";

/** What an action answered to a form it refused, ready to be shown. */
export type FormRefusal = {
  /** False when nothing was refused. */
  hasErrors: boolean;
  /** The sentence beside each field. */
  errors: Record<string, string>;
  /** What was typed, to be given back. */
  typed: Record<string, string>;
  /** Why all of it was refused, when no field is at fault: a reason word, and a number it speaks of. */
  reason?: string;
  limit?: number;
};

type FormResponse =
  | {
      errors: Record<string, string>;
      typed: Record<string, string>;
      reason?: string;
      limit?: number;
    }
  | { ok: true; typed?: Record<string, string> }
  | undefined;

/** Reads the answer of an action (`invalid` or `refused` of the hall): reason words become sentences. */
export function useFormRefusal(response: FormResponse): FormRefusal {
  const locale = useLocale();
  if (!response || !("errors" in response))
    return { hasErrors: false, errors: {}, typed: response?.typed ?? {} };
  const errors = Object.entries(response.errors).map(([field, code]) => [
    field,
    errorMessage(locale, code),
  ]);
  const { typed, reason, limit } = response;
  return { hasErrors: true, errors: Object.fromEntries(errors), typed, reason, limit };
}

type FormRefusalSummaryProps = {
  refusal: FormRefusal;
  /** "Il y a un problème". */
  title: string;
  /** The label of each field, by its name: the summary says it before the sentence. */
  labels: Record<string, string>;
  /** The sentence of `reason`, where the page has its own. */
  reasonMessage?: string;
};

/** Stands above the form: what was refused, with a link to each field. Nothing when all went well. */
export function FormRefusalSummary({
  refusal,
  title,
  labels,
  reasonMessage,
}: FormRefusalSummaryProps) {
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  if (!refusal.hasErrors) return null;
  const errors = Object.entries(refusal.errors).map(([field, message]) => ({
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

/** Why all of it was refused, when no field is at fault: read first, as a summary of fields is. */
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

/** A label that is a question loses its mark before the colon. */
export const stripQuestionMark = (label: string) => label.replace(/\s*\?$/, "");
