import { data } from "react-router";
import { sendDetectingNetworkLoss } from "#app/client/drafts/submit-form.ts";

/** The form did not leave: there is no network. `unsent` is what the person said of the section. */
export type PendingDraftResult = { unsent: string };

/** The event of a document where the server has taken the whole form that was sent. */
export const FORM_ACCEPTED_EVENT = "answers-taken";

/**
 * Sends a form that saves itself, and answers for the server where there is no network: the answers wait
 * on the device (use-autosave.ts). The frame gives null for a form that did not arrive (hold-forms.ts).
 */
export async function submitOrKeepDraft<T>(request: Request, send: () => Promise<T>) {
  // Read before it is sent: a request gives its body once.
  const finished = (await request.clone().formData()).get("finished");
  try {
    const result = navigator.onLine ? (await sendDetectingNetworkLoss(send)).answer : null;
    if (result) return result;
    // As after any refusal, no page is loaded again: without a network there is none, and this one has what was typed.
    return data<PendingDraftResult>({ unsent: `${finished ?? "no"}` }, { status: 503 });
  } catch (thrown) {
    // What was taken leads to the next page.
    if (thrown instanceof Response) document.dispatchEvent(new Event(FORM_ACCEPTED_EVENT));
    throw thrown;
  }
}
