import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { withApplicationNumber } from "../shell/application-paths.ts";
import type { Answers, SaveOutcome } from "./autosave.ts";

/** In milliseconds; after this time the network counts as lost, and the answers stay on the device. */
const SEND_TIMEOUT_MS = 20_000;

/** Address of the autosave (save-answers.ts). */
export const SAVE_ANSWERS_PATH = "/espace-etudiant/candidate/reponses";

export type AnswersToSend = {
  answers: Answers;
  /** The hashes of the rendered answers. */
  seen: string;
  /** The save id of the page. */
  writer: string;
  /** The section status, where the form itself could not be sent. */
  ended?: string;
};

/**
 * Saves the answers of a section of “Info personnel”, of a draft or of the submitted application with this number. It
 * bypasses the router, which would load the page again. Returns "signed-out", "closed" (409), "fault" or "no-network"
 * on failure.
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
        // A redirect to the sign-in page must not count as a success.
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
