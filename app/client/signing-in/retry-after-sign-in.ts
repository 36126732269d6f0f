import { PERSON_HEADER, SESSION_HEADER } from "./request-headers.ts";

/** Asks the user to sign in again; returns false when they closed the dialog, and the form stays unsent. */
export type SignInAgain = (reason: string) => Promise<boolean>;

/**
 * Wraps `fetch`, so that a form that the server refused because the session had ended waits for a new sign-in and is
 * sent again. `onReached` is called for each attempt with whether it reached the server. The page and its input stay
 * as they are.
 */
export function retryFormsAfterSignIn(
  getUserKey: () => string,
  signInAgain: SignInAgain,
  onReached: (isReached: boolean) => void,
): void {
  const originalFetch = window.fetch;
  window.fetch = async (address, init) => {
    if (!init?.method || init.method === "GET") return originalFetch(address, init);
    const headers = new Headers(init.headers);
    headers.set(PERSON_HEADER, getUserKey());
    for (;;) {
      const response = await originalFetch(address, { ...init, headers }).catch((error) => {
        if (init.signal?.aborted || !isFormRequest(address)) throw error;
        return null;
      });
      onReached(!!response);
      if (!response) return createEmptyActionResponse();
      const reason = response.headers.get(SESSION_HEADER);
      if (!reason) return response;
      if (!(await signInAgain(reason))) return createEmptyActionResponse();
    }
  };
}

/** Whether the router sends this request. An autosave has another address and shows its own state. */
const isFormRequest = (address: RequestInfo | URL) =>
  new URL(address instanceof Request ? address.url : address, location.href).pathname.endsWith(
    ".data",
  );

/**
 * A response that gives the router no action data: `{ data: null }` in its encoding. With status 401 it does not
 * revalidate the page.
 */
function createEmptyActionResponse(): Response {
  const headers = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };
  return new Response('[{"_1":-5},"data"]', { status: 401, headers });
}
