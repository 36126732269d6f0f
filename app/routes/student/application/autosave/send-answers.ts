import { PERSON_HEADER } from "#app/client/signing-in/request-headers.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { withApplicationNumber } from "../shell/application-paths.ts";
import type { AnswersToSend, SaveOutcome } from "./autosave.ts";
import {
  BASE_HASHES_FIELD,
  decodeSaveResponse,
  SAVE_ID_FIELD,
  SECTION_STATUS_FIELD,
} from "./wire-format.ts";

/** In milliseconds; after this time the network counts as lost, and the answers stay on the device. */
const SEND_TIMEOUT_MS = 20_000;

/** Address of the autosave (save-answers.ts). */
export const SAVE_ANSWERS_PATH = "/espace-etudiant/candidate/reponses";

/** The answers of a user, to a section of personal information of their draft or of the submitted application with this number. */
type SectionOfUser = { userKey: string; part: string; number: string | undefined };

/**
 * Saves the answers of a section. It bypasses the router, which would load the page again; the server takes them from
 * the session of this user only. Returns "signed-out", "closed" (409), "server-error" or "no-network"
 * on failure.
 */
export async function sendAnswers(
  locale: Locale,
  { userKey, part, number }: SectionOfUser,
  { answers, baseHashes, saveId, sectionStatus }: AnswersToSend,
): Promise<SaveOutcome> {
  const form = new URLSearchParams({
    ...answers,
    part,
    [BASE_HASHES_FIELD]: baseHashes,
    [SAVE_ID_FIELD]: saveId,
  });
  if (sectionStatus !== undefined) form.set(SECTION_STATUS_FIELD, sectionStatus);
  try {
    const response = await fetch(
      withApplicationNumber(localizePath(locale, SAVE_ANSWERS_PATH), number),
      {
        method: "POST",
        body: form,
        headers: { [PERSON_HEADER]: userKey },
        // A redirect to the sign-in page must not count as a success.
        redirect: "manual",
        keepalive: true,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      },
    );
    if (response.type === "opaqueredirect") return "signed-out";
    if (response.status === 409) return "closed";
    if (!response.ok) return "server-error";
    return decodeSaveResponse(await response.json());
  } catch {
    return "no-network";
  }
}
