import { type Locale, pathIn } from "#app/i18n/locale.ts";
import type { Answers, Outcome } from "./saver.ts";

/** Longer than this, in milliseconds, and the network is taken for gone: the answers wait on the device. */
const PATIENCE = 20_000;

/** The address that takes the answers of a page as they are given (save-answers.ts). */
export const ANSWERS = "/espace-etudiant/candidate/reponses";

/** Sends the answers of a part of Info personnel, outside the router: no page is loaded again for it. */
export async function sendAnswers(
  locale: Locale,
  part: string,
  answers: Answers,
  seen: string,
): Promise<Outcome> {
  const form = new URLSearchParams({ ...answers, part, seen });
  try {
    const answer = await fetch(pathIn(locale, ANSWERS), {
      method: "POST",
      body: form,
      // A page of signing in would be the answer of nobody.
      redirect: "manual",
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.type === "opaqueredirect") return "signed-out";
    if (answer.status === 409) return "closed";
    if (!answer.ok) return "no-network";
    return await answer.json();
  } catch {
    return "no-network";
  }
}
