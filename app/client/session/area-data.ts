import {
  type ClientActionFunctionArgs,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { recordActionResult } from "../live/persistent-action-result.ts";
import { getSignedInUser } from "../signing-in/auth.ts";

/** Why a form was not accepted: the session has `ended`, or belongs to an `other` user. */
export type SessionReason = "ended" | "other";

/** A form that waits until its user has signed in again. */
export type PendingForm = { request: Request; reason: SessionReason; fetcherKey?: string };

type FormWatcher = {
  /** The user of this page (access/user-key.server.ts); "" during an impersonation. */
  userKey: string;
  /** Called after each form with whether it reached the server, unless its page reports that itself. */
  onReached: (isReached: boolean) => void;
  /** Asks the user to sign in again and submits the form once more. Resolves when it was submitted or given up. */
  onSessionLost: (form: PendingForm) => Promise<void>;
};

let watcher: FormWatcher | undefined;
let pendingForms = 0;

/** Called by the layout of an area, once it has hydrated. */
export function watchForms(formWatcher: FormWatcher): void {
  watcher = formWatcher;
}

/** `fetch` rejects with a TypeError when it finds no network; an aborted one rejects with a DOMException. */
const isNetworkError = (error: unknown) => error instanceof TypeError;

/**
 * Returns why the guard of an area refused a form (http/guards.server.ts): its session has ended, or belongs to
 * another user. Undefined for any other error.
 */
export function getSessionReason(error: unknown): SessionReason | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 401) return undefined;
  const { session } = (error.data ?? {}) as { session?: unknown };
  return session === "ended" || session === "other" ? session : undefined;
}

/** Whether the cookies of this browser belong to another user than the page: a form would be sent in their name. */
function isOtherUser(): boolean {
  const signedInKey = getSignedInUser()?.key;
  return Boolean(watcher?.userKey && signedInKey && signedInKey !== watcher.userKey);
}

type AreaActionOptions<T, Unsent> = Pick<ClientActionFunctionArgs, "request"> & {
  serverAction: () => Promise<T>;
  /**
   * Returns the result for a form that was not sent, or null for none. A page that returns one for `no-network` reports
   * the lost network itself.
   */
  getUnsentResult?: (reason: "no-network" | SessionReason, form: FormData) => Unsent | null;
  /** The key of the fetcher that submits the form; it submits it again after the sign-in. */
  fetcherKey?: string;
};

/**
 * The `clientAction` of every route of an area that has an `action` (tests/architecture/area-data.test.ts). When the
 * session has ended or belongs to another user, the page keeps its input, and the form is submitted again after the
 * user has signed in; without a network the page stays as it is.
 */
export async function areaAction<T, Unsent = never>({
  request,
  serverAction,
  getUnsentResult,
  fetcherKey,
}: AreaActionOptions<T, Unsent>) {
  // `serverAction` reads the body, which can be read only once.
  const copy = request.clone();
  const returnUnsent = async (reason: "no-network" | SessionReason) => {
    const form = await copy.clone().formData();
    const result = getUnsentResult?.(reason, form) ?? null;
    if (!fetcherKey) recordActionResult(result);
    if (reason !== "no-network") waitForSignIn({ request: copy, reason, fetcherKey });
    else if (result === null) watcher?.onReached(false);
    // With an error status the router loads no page again. Every page takes null for a form that was not sent.
    return data(result as Unsent, { status: reason === "no-network" ? 503 : 401 });
  };
  if (isOtherUser()) return returnUnsent("other");
  if (!navigator.onLine) return returnUnsent("no-network");
  try {
    const result = await serverAction();
    watcher?.onReached(true);
    if (!fetcherKey && !request.signal.aborted) recordActionResult(result);
    return result;
  } catch (error) {
    if (isNetworkError(error)) return returnUnsent("no-network");
    watcher?.onReached(true);
    const reason = getSessionReason(error);
    if (reason) return returnUnsent(reason);
    throw error;
  }
}

/** Not awaited by `areaAction`: the body was read, so the form is sent again by another submit. */
function waitForSignIn(form: PendingForm): void {
  if (!watcher) return;
  pendingForms += 1;
  void watcher.onSessionLost(form).finally(() => {
    pendingForms -= 1;
  });
}

/** The refresh that runs now: the address that it loads again, and what ends it when some data did not come. */
let quietRefresh: { url: string; fail: () => void } | undefined;

const isQuiet = (request: Request) => request.url === quietRefresh?.url;

/**
 * Runs a revalidation that the user did not ask for. Returns false, and the page stays as it is, when some data did not
 * come (`keepPageOnFailedRefresh`), or when the session may be that of another user.
 */
export async function revalidateQuietly(revalidate: () => Promise<void>): Promise<boolean> {
  if (pendingForms > 0 || isOtherUser()) return false;
  const url = location.origin + location.pathname + location.search;
  const failed = new Promise<boolean>((resolve) => {
    quietRefresh = { url, fail: () => resolve(false) };
  });
  try {
    return await Promise.race([revalidate().then(() => true), failed]);
  } finally {
    quietRefresh = undefined;
  }
}

/**
 * The `clientMiddleware` of the layouts of both areas. When some data of `revalidateQuietly` do not come, the router would
 * replace the page, and the input in it, by an error or by the sign-in page. The load is left unfinished instead: the
 * router keeps the page until the next load, which aborts this one.
 */
export const keepPageOnFailedRefresh: MiddlewareFunction<
  Record<string, DataStrategyResult>
> = async ({ request }, next) => {
  const results = await next();
  const isFailed = Object.values(results).some(({ type }) => type === "error");
  if (isFailed && request.method === "GET" && isQuiet(request)) {
    quietRefresh?.fail();
    await waitForAbort(request.signal);
  }
  return results;
};

function waitForAbort(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
