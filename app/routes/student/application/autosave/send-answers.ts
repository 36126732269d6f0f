import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { withApplicationNumber } from "../shell/application-paths.ts";
import type { Answers, SaveOutcome } from "./autosave.ts";

/** Longer than this, in milliseconds, and the network is taken for gone: the answers wait on the device. */
const SEND_TIMEOUT_MS = 20_000;

/** The address that takes the answers of a page as they are given (save-answers.ts). */
export const SAVE_ANSWERS_PATH = "/espace-etudiant/candidate/reponses";

export type AnswersToSend = {
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
  { answers, seen, writer, ended }: AnswersToSend,
): Promise<SaveOutcome> {
  const form = new URLSearchParams({ ...answers, part, seen, writer });
  if (ended !== undefined) form.set("finished", ended);
  try {
    const response = await fetch(
      withApplicationNumber(localizePath(locale, SAVE_ANSWERS_PATH), number),
      {
        method: "POST",
        body: form,
        // A page of signing in would be the answer of nobody.
        redirect: "manual",
        keepalive: true,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      },
    );
    if (response.type === "opaqueredirect") return "signed-out";
    if (response.status === 409) return "closed";
    if (!response.ok) return "fault";
    return await response.json();
  } catch {
    return "no-network";
  }
}
