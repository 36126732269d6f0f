import { data } from "react-router";

/**
 * What a page answers itself when the network did not carry its form. `stays`: live updates must not drop it;
 * `form`: the words of the form, files left out.
 */
export type Unsent = { unsent: true; stays: true; form: Record<string, string> };

/** Did the last form of this page not leave, because there was no network? */
export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === "object" && answer !== null && "unsent" in answer;

/** Whether it was the form with these values: of several forms on a page, one says that it did not leave. */
export function isUnsentForm(answer: unknown, values: Record<string, string>): boolean {
  if (!isUnsent(answer)) return false;
  return Object.entries(values).every(([name, value]) => answer.form[name] === value);
}

/** The draft whose form is being sent from this tab. */
let sending: { key: string; taken: () => void } | undefined;

/** A form with a draft is submitted; `taken` is called once the server has taken it. */
export function beginSending(key: string, taken: () => void): void {
  sending = { key, taken };
}

/** Another form is submitted, or the page of this one is gone. */
export function endSending(key?: string): void {
  if (key === undefined || sending?.key === key) sending = undefined;
}

/** How many forms are being sent by pages that say themselves that there is no network. */
let answering = 0;
let isLost = false;

/** For the frame: a form found no network. True when its page says so itself, near its button. */
export function isSaidByPage(): boolean {
  isLost = true;
  return answering > 0;
}

/** Sends something and answers whether the network was lost meanwhile, which the page says itself. */
export async function sendAndSay<T>(send: () => Promise<T>): Promise<{ answer: T; lost: boolean }> {
  answering += 1;
  isLost = false;
  try {
    const answer = await send();
    return { answer, lost: isLost };
  } finally {
    answering -= 1;
  }
}

type Sending<T> = {
  serverAction: () => Promise<T>;
  /** Whether an answer that stays on the page says that the server has taken the form. */
  isTaken?: (answer: T) => boolean;
};
type SendingForm<T> = Sending<T> & { request: Request };

/**
 * The `clientAction` of a route whose forms keep drafts: when the server leads on to another page, or `isTaken` says so,
 * it has taken the form, and its draft is deleted.
 */
export async function sendForm<T>({ serverAction, isTaken }: Sending<T>): Promise<T> {
  try {
    const answer = await serverAction();
    if (isTaken?.(answer)) sending?.taken();
    return answer;
  } catch (next) {
    if (next instanceof Response && next.status < 400) sending?.taken();
    throw next;
  } finally {
    sending = undefined;
  }
}

/**
 * The same for a page that says near the button that there is no network (`UnsentNotice`). It answers `Unsent`
 * then, with 503, so that no page is loaded again and nothing typed is lost.
 */
export async function sendFormOrSay<T>({ request, ...form }: SendingForm<T>) {
  const copy = request.clone();
  const unsent = async () =>
    data<Unsent>(
      { unsent: true, stays: true, form: wordsOf(await copy.formData()) },
      { status: 503 },
    );
  if (!navigator.onLine) return unsent();
  const { answer, lost } = await sendAndSay(() => sendForm(form));
  return lost ? unsent() : answer;
}

const wordsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
