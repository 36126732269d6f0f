import { data } from "react-router";
import { sendDetectingNetworkLoss } from "#app/client/drafts/submit-form.ts";
import { SECTION_STATUS_FIELD } from "./wire-format.ts";

/**
 * The result of a form that could not be sent without a network. `sectionStatus` is what the applicant
 * chose.
 */
export type PendingDraftResult = { isUnsent: true; sectionStatus: string };

/** Event of a document when the server has accepted the whole form. */
export const FORM_ACCEPTED_EVENT = "form-accepted";

/**
 * The `clientAction` of a form with autosave. Without a network it returns a `PendingDraftResult` with 503, and the
 * answers stay on the device (use-autosave.ts). `send` resolves with null for a form that did not reach the server
 * (retry-after-sign-in.ts).
 */
export async function submitOrKeepDraft<T>(request: Request, send: () => Promise<T>) {
  // Read first, because the body of a request can be read only once.
  const sectionStatus = (await request.clone().formData()).get(SECTION_STATUS_FIELD);
  try {
    const result = navigator.onLine ? (await sendDetectingNetworkLoss(send)).answer : null;
    if (result) return result;
    // With an error status the router loads no page again: it could not, and this one has the input.
    return data<PendingDraftResult>(
      { isUnsent: true, sectionStatus: `${sectionStatus ?? "no"}` },
      { status: 503 },
    );
  } catch (thrown) {
    // An accepted form redirects to the next page.
    if (thrown instanceof Response) document.dispatchEvent(new Event(FORM_ACCEPTED_EVENT));
    throw thrown;
  }
}
