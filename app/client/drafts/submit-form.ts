import { areaAction, getSessionReason } from "../session/area-data.ts";

/**
 * The action result that the page itself creates when the form did not reach the network. `isPersistent`: live updates must
 * not drop it; `form`: the text values of the form, without files.
 */
export type UnsentResult = { isUnsent: true; isPersistent: true; form: Record<string, string> };

/** Whether the result says that the form could not be sent, because there was no network. */
export const isUnsentResult = (answer: unknown): answer is UnsentResult =>
  typeof answer === "object" && answer !== null && "isUnsent" in answer;

/** Whether the unsent form has these values, which identify one of several forms on a page. */
export function isUnsentForm(answer: unknown, values: Record<string, string>): boolean {
  if (!isUnsentResult(answer)) return false;
  return Object.entries(values).every(([name, value]) => answer.form[name] === value);
}

/** The form with a draft that this tab is submitting. */
let submission: { key: string; onAccepted: () => void } | undefined;

/** Records that a form with a draft is submitted; `onAccepted` is called once the server has accepted it. */
export function beginSubmission(key: string, onAccepted: () => void): void {
  submission = { key, onAccepted };
}

/** Forgets the submission with this key, or any: another form is submitted, or its page is gone. */
export function endSubmission(key?: string): void {
  if (key === undefined || submission?.key === key) submission = undefined;
}

type SubmitFormOptions<T> = {
  request: Request;
  serverAction: () => Promise<T>;
  /** Whether a result that is no redirect means that the server accepted the form. */
  isAccepted?: (answer: T) => boolean;
};

/**
 * The `clientAction` of a route whose forms have drafts: an `areaAction` that deletes the draft of an accepted form. A
 * redirect, or a result for which `isAccepted` returns true, means that the server accepted it.
 */
export function submitForm<T>({ request, ...form }: SubmitFormOptions<T>) {
  return areaAction({ request, serverAction: () => sendAndDeleteDraft(form) });
}

/**
 * Like `submitForm`, for a page that reports a lost network near its button: without a network it returns an
 * `UnsentResult`.
 */
export function submitFormReportingLoss<T>({ request, ...form }: SubmitFormOptions<T>) {
  return areaAction({
    request,
    serverAction: () => sendAndDeleteDraft(form),
    getUnsentResult: (reason, fields): UnsentResult | null =>
      reason === "no-network"
        ? { isUnsent: true, isPersistent: true, form: listTextFields(fields) }
        : null,
  });
}

async function sendAndDeleteDraft<T>({
  serverAction,
  isAccepted,
}: Omit<SubmitFormOptions<T>, "request">): Promise<T> {
  try {
    const answer = await serverAction();
    if (isAccepted?.(answer)) submission?.onAccepted();
    submission = undefined;
    return answer;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) submission?.onAccepted();
    // A form whose session has ended is submitted again after the sign-in, without another submit event.
    if (!getSessionReason(thrown)) submission = undefined;
    throw thrown;
  }
}

const listTextFields = (form: FormData) =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
