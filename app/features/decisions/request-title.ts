import { correctionMessages } from "#app/features/admissions/messages/correction.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { postSubmissionMessages } from "./messages/post-submission.ts";

/** `title` is that of the year whose proof is requested. */
type TitledRequest = { kind: string; title: string };

/** The title of a request for its candidate. The proof of a year that was removed since is called a document. */
export function getRequestTitle(locale: Locale, { kind, title }: TitledRequest): string {
  const { tasks } = postSubmissionMessages[locale].request;
  if (kind === "sections") return correctionMessages[locale].task.title;
  if (kind === "answer") return tasks.answer;
  return kind === "proof" && title ? tasks.proof(title) : tasks.document;
}
