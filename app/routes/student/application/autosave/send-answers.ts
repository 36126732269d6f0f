import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { numbered } from "../frame/addresses.ts";
import type { Answers, Outcome } from "./saver.ts";

/** Longer than this, in milliseconds, and the network is taken for gone: the answers wait on the device. */
const PATIENCE = 20_000;

/** The address that takes the answers of a page as they are given (save-answers.ts). */
export const ANSWERS = "/espace-etudiant/candidate/reponses";

export type Sent = {
  answers: Answers;
  /** The marks of what the page shows. */
  seen: string;
  /** The name this page gave itself. */
  writer: string;
  /** What the person said of the section, where the form itself could not leave. */
  ended?: string;
};

/**
 * Sends the answers of a part of Info personnel (of a draft, or of what was sent under a number), outside
 * the router: no page is loaded again for it.
 */
export async function sendAnswers(
  locale: Locale,
  { part, number }: { part: string; number: string | undefined },
  { answers, seen, writer, ended }: Sent,
): Promise<Outcome> {
  const form = new URLSearchParams({ ...answers, part, seen, writer });
  if (ended !== undefined) form.set("finished", ended);
  try {
    const answer = await fetch(numbered(pathIn(locale, ANSWERS), number), {
      method: "POST",
      body: form,
      // A page of signing in would be the answer of nobody.
      redirect: "manual",
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.type === "opaqueredirect") return "signed-out";
    if (answer.status === 409) return "closed";
    if (!answer.ok) return "fault";
    return await answer.json();
  } catch {
    return "no-network";
  }
}
