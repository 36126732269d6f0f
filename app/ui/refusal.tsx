import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { sentenceOf } from "#app/i18n/reason.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Notice } from "./notice.tsx";
import { useLocale } from "./use-messages.ts";
import { useReadFirst } from "./use-read-first.ts";

/** What an action answered to a form it refused, ready to be shown. */
export type Refused = {
  /** False when nothing was refused. */
  wrong: boolean;
  /** The sentence beside each field. */
  errors: Record<string, string>;
  /** What was typed, to be given back. */
  typed: Record<string, string>;
  /** Why all of it was refused, when no field is at fault: a reason word, and a number it speaks of. */
  reason?: string;
  limit?: number;
};

type Answer =
  | {
      errors: Record<string, string>;
      typed: Record<string, string>;
      reason?: string;
      limit?: number;
    }
  | { ok: true; typed?: Record<string, string> }
  | undefined;

/** Reads the answer of an action (`invalid` or `refused` of the hall): reason words become sentences. */
export function useRefused(answer: Answer): Refused {
  const locale = useLocale();
  if (!answer || !("errors" in answer))
    return { wrong: false, errors: {}, typed: answer?.typed ?? {} };
  const errors = Object.entries(answer.errors).map(([field, reason]) => [
    field,
    sentenceOf(locale, reason),
  ]);
  const { typed, reason, limit } = answer;
  return { wrong: true, errors: Object.fromEntries(errors), typed, reason, limit };
}

type RefusalProps = {
  refused: Refused;
  /** "Il y a un problème". */
  title: string;
  /** The label of each field, by its name: the summary says it before the sentence. */
  labels: Record<string, string>;
  /** The sentence of `reason`, where the page has its own. */
  why?: string;
};

/** Stands above the form: what was refused, with a link to each field. Nothing when all went well. */
export function Refusal({ refused, title, labels, why }: RefusalProps) {
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  if (!refused.wrong) return null;
  const errors = Object.entries(refused.errors).map(([field, sentence]) => ({
    id: field,
    message: asked(ownValue(labels, field) ?? field) + colon + sentence,
  }));
  if (errors.length > 0) return <ErrorSummary title={title} errors={errors} />;
  return <Refusing title={title}>{why ?? sentenceOf(locale, `${refused.reason}`)}</Refusing>;
}

/** Why all of it was refused, when no field is at fault: read first, as a summary of fields is. */
export function Refusing({ title, children }: { title: string; children: ReactNode }) {
  const first = useReadFirst<HTMLDivElement>(useLocation());
  return (
    <div {...first}>
      <Notice tone="error" title={title} role="alert">
        {children}
      </Notice>
    </div>
  );
}

/** A label that is a question loses its mark before the colon. */
export const asked = (label: string) => label.replace(/\s*\?$/, "");
