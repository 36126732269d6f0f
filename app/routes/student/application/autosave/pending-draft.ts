import { areaAction } from "#app/client/session/area-data.ts";
import { SECTION_STATUS_FIELD } from "./wire-format.ts";

/**
 * The result of a form that could not be sent without a network. `sectionStatus` is what the applicant
 * chose.
 */
export type PendingDraftResult = { isUnsent: true; sectionStatus: string };

/** Event of a document when the server has accepted the whole form. */
export const FORM_ACCEPTED_EVENT = "form-accepted";

type SubmitOptions<T> = {
  request: Request;
  serverAction: () => Promise<T>;
  /** The key of the fetcher that submits the form, if one does. */
  fetcherKey?: string;
};

/**
 * The `clientAction` of a form with autosave. When it cannot be sent it returns a `PendingDraftResult`, and the answers
 * stay on the device (use-autosave.ts).
 */
export function submitOrKeepDraft<T>({ request, serverAction, fetcherKey }: SubmitOptions<T>) {
  return areaAction({
    request,
    fetcherKey,
    async serverAction() {
      try {
        return await serverAction();
      } catch (thrown) {
        // An accepted form redirects to the next page.
        if (thrown instanceof Response) document.dispatchEvent(new Event(FORM_ACCEPTED_EVENT));
        throw thrown;
      }
    },
    getUnsentResult: (_reason, form): PendingDraftResult => ({
      isUnsent: true,
      sectionStatus: `${form.get(SECTION_STATUS_FIELD) ?? "no"}`,
    }),
  });
}
