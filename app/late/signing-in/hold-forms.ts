import { PERSON_HEADER, SESSION_HEADER } from "./marks.ts";

/** Brings the person back; false when they closed the dialog: the form stays unsent. */
export type Return = (why: string) => Promise<boolean>;

/**
 * Stands between the router and the network: a form that the server did not take, because the session
 * had ended, waits for the person and is sent again; `reached` is told of each whether it left.
 * The page and what is typed in it do not move.
 */
export function holdForms(
  person: () => string,
  comeBack: Return,
  reached: (yes: boolean) => void,
): void {
  const send = window.fetch;
  window.fetch = async (address, init) => {
    if (!init?.method || init.method === "GET") return send(address, init);
    const headers = new Headers(init.headers);
    headers.set(PERSON_HEADER, person());
    for (;;) {
      const answer = await send(address, { ...init, headers }).catch((error) => {
        if (init.signal?.aborted || !isForm(address)) throw error;
        return null;
      });
      reached(!!answer);
      if (!answer) return nothingHappened();
      const why = answer.headers.get(SESSION_HEADER);
      if (!why) return answer;
      if (!(await comeBack(why))) return nothingHappened();
    }
  };
}

/** What the router sends; a page that saves itself asks for another address, and tells its state itself. */
const isForm = (address: RequestInfo | URL) =>
  new URL(address instanceof Request ? address.url : address, location.href).pathname.endsWith(
    ".data",
  );

/**
 * An answer of an action that gives the router nothing, `{ data: null }` as it encodes it. 401: after a
 * refusal it loads no page again.
 */
function nothingHappened(): Response {
  const headers = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };
  return new Response('[{"_1":-5},"data"]', { status: 401, headers });
}
