import { correctionMessages } from "#app/i18n/correction.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { postSubmissionMessages } from "#app/i18n/post-submission.ts";

/** What was asked; `title` is that of the year whose proof it is. */
type TitledRequest = { kind: string; title: string };

/** A request as its candidate reads it. A year that was taken away since is asked for as a document. */
export function getRequestTitle(locale: Locale, { kind, title }: TitledRequest): string {
  const { tasks } = postSubmissionMessages[locale].request;
  if (kind === "sections") return correctionMessages[locale].task.title;
  if (kind === "answer") return tasks.answer;
  return kind === "proof" && title ? tasks.proof(title) : tasks.document;
}
