import { data } from "react-router";

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

/** The number of running submissions of pages that report a lost network themselves. */
let reportingPages = 0;
let isNetworkLost = false;

/**
 * For the layout: records that a form found no network. Returns true when the page reports that itself, near its
 * button.
 */
export function isReportedByPage(): boolean {
  isNetworkLost = true;
  return reportingPages > 0;
}

/**
 * Calls `send` and returns its result with whether the network was lost meanwhile, which the page then reports
 * itself.
 */
export async function sendDetectingNetworkLoss<T>(
  send: () => Promise<T>,
): Promise<{ answer: T; isLost: boolean }> {
  reportingPages += 1;
  isNetworkLost = false;
  try {
    const answer = await send();
    return { answer, isLost: isNetworkLost };
  } finally {
    reportingPages -= 1;
  }
}

type SubmitOptions<T> = {
  serverAction: () => Promise<T>;
  /** Whether a result that is no redirect means that the server accepted the form. */
  isAccepted?: (answer: T) => boolean;
};
type SubmitFormOptions<T> = SubmitOptions<T> & { request: Request };

/**
 * The `clientAction` of a route whose forms have drafts. A redirect, or a result for which `isAccepted` returns true,
 * means that the server accepted the form, and its draft is deleted.
 */
export async function submitForm<T>({ serverAction, isAccepted }: SubmitOptions<T>): Promise<T> {
  try {
    const answer = await serverAction();
    if (isAccepted?.(answer)) submission?.onAccepted();
    return answer;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 400) submission?.onAccepted();
    throw thrown;
  } finally {
    submission = undefined;
  }
}

/**
 * Like `submitForm`, for a page that reports a lost network near its button. It then returns an `UnsentResult` with
 * 503, so that the router loads no page again and no input is lost.
 */
export async function submitFormReportingLoss<T>({ request, ...form }: SubmitFormOptions<T>) {
  const copy = request.clone();
  const buildUnsentResult = async () =>
    data<UnsentResult>(
      { isUnsent: true, isPersistent: true, form: listTextFields(await copy.formData()) },
      { status: 503 },
    );
  if (!navigator.onLine) return buildUnsentResult();
  const { answer, isLost } = await sendDetectingNetworkLoss(() => submitForm(form));
  return isLost ? buildUnsentResult() : answer;
}

const listTextFields = (form: FormData) =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
