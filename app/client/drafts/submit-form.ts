import { data } from "react-router";

/**
 * What a page answers itself when the network did not carry its form. `stays`: live updates must not drop it;
 * `form`: the words of the form, files left out.
 */
export type UnsentResult = { unsent: true; stays: true; form: Record<string, string> };

/** Did the last form of this page not leave, because there was no network? */
export const isUnsentResult = (answer: unknown): answer is UnsentResult =>
  typeof answer === "object" && answer !== null && "unsent" in answer;

/** Whether it was the form with these values: of several forms on a page, one says that it did not leave. */
export function isUnsentForm(answer: unknown, values: Record<string, string>): boolean {
  if (!isUnsentResult(answer)) return false;
  return Object.entries(values).every(([name, value]) => answer.form[name] === value);
}

/** The draft whose form is being sent from this tab. */
let submission: { key: string; onAccepted: () => void } | undefined;

/** A form with a draft is submitted; `taken` is called once the server has taken it. */
export function beginSubmission(key: string, onAccepted: () => void): void {
  submission = { key, onAccepted };
}

/** Another form is submitted, or the page of this one is gone. */
export function endSubmission(key?: string): void {
  if (key === undefined || submission?.key === key) submission = undefined;
}

/** How many forms are being sent by pages that say themselves that there is no network. */
let reportingPages = 0;
let isNetworkLost = false;

/** For the frame: a form found no network. True when its page says so itself, near its button. */
export function isReportedByPage(): boolean {
  isNetworkLost = true;
  return reportingPages > 0;
}

/** Sends something and answers whether the network was lost meanwhile, which the page says itself. */
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
  /** Whether an answer that stays on the page says that the server has taken the form. */
  isAccepted?: (answer: T) => boolean;
};
type SubmitFormOptions<T> = SubmitOptions<T> & { request: Request };

/**
 * The `clientAction` of a route whose forms keep drafts: when the server leads on to another page, or `isTaken` says so,
 * it has taken the form, and its draft is deleted.
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
 * The same for a page that says near the button that there is no network (`UnsentNotice`). It answers `Unsent`
 * then, with 503, so that no page is loaded again and nothing typed is lost.
 */
export async function submitFormReportingLoss<T>({ request, ...form }: SubmitFormOptions<T>) {
  const copy = request.clone();
  const buildUnsentResult = async () =>
    data<UnsentResult>(
      { unsent: true, stays: true, form: listTextFields(await copy.formData()) },
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
