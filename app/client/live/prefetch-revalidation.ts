let prefetched: { url: string; response: Response } | undefined;
let pendingRequest: AbortController | undefined;
/** The `fetch` of the browser, once the router has ours. */
let originalFetch: typeof fetch | undefined;

/**
 * Asks for the data of the page that is shown, before the router does, which is then handed the answer. A
 * router that asks by itself and finds no network puts an error in the place of the page and of what is
 * typed in it: behind the back of who is reading, nothing may be lost. False when the data did not come, or
 * when the page was left meanwhile, or a form of it sent.
 */
export async function prefetchRevalidation(): Promise<boolean> {
  const originalSend = patchFetch();
  const { origin, pathname, search } = location;
  const url = `${origin}${pathname}.data${search}`;
  const controller = new AbortController();
  pendingRequest = controller;
  const response = await originalSend(url, { signal: controller.signal }).catch(() => undefined);
  if (response?.status !== 200 || controller.signal.aborted) return false;
  pendingRequest = undefined;
  prefetched = { url, response };
  return true;
}

/** Stands between the router and the network, once; gives the way past it. */
function patchFetch(): typeof fetch {
  if (originalFetch) return originalFetch;
  const originalSend = window.fetch;
  originalFetch = originalSend;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : `${input}`;
    const isGet = (init?.method ?? "GET") === "GET";
    const answer = isGet && prefetched?.url === address ? prefetched.response : undefined;
    // The router reads this page or another, or sends a form: what was asked before is told, left or old.
    if (isDataRequest(address)) discardPrefetched();
    return answer ?? originalSend(input, init);
  };
  return originalSend;
}

/** What the router asks for itself. */
const isDataRequest = (url: string) => new URL(url, location.href).pathname.endsWith(".data");

function discardPrefetched(): void {
  pendingRequest?.abort();
  pendingRequest = undefined;
  prefetched = undefined;
}
