import { PERSON_HEADER, SESSION_HEADER } from "./request-headers.ts";

/** Brings the person back; false when they closed the dialog: the form stays unsent. */
export type SignInAgain = (reason: string) => Promise<boolean>;

/**
 * Stands between the router and the network: a form that the server did not take, because the session
 * had ended, waits for the person and is sent again; `reached` is told of each whether it left.
 * The page and what is typed in it do not move.
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

/** What the router sends; a page that saves itself asks for another address, and tells its state itself. */
const isFormRequest = (address: RequestInfo | URL) =>
  new URL(address instanceof Request ? address.url : address, location.href).pathname.endsWith(
    ".data",
  );

/**
 * An answer of an action that gives the router nothing, `{ data: null }` as it encodes it. 401: after a
 * refusal it loads no page again.
 */
function createEmptyActionResponse(): Response {
  const headers = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };
  return new Response('[{"_1":-5},"data"]', { status: 401, headers });
}
