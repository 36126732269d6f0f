let prefetched: { url: string; response: Response } | undefined;
let pendingRequest: AbortController | undefined;
/** The browser's own `fetch`, once it is patched. */
let originalFetch: typeof fetch | undefined;

/**
 * Fetches the data of the current page, and gives the response to the router when it revalidates. A router that
 * revalidates without a network replaces the page and the input in it by an error, which must not happen without an
 * action of the user. Returns false when the data did not load, or when a navigation or a submit came first.
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

/** Patches `fetch` once, and returns the original. */
function patchFetch(): typeof fetch {
  if (originalFetch) return originalFetch;
  const originalSend = window.fetch;
  originalFetch = originalSend;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : `${input}`;
    const isGet = (init?.method ?? "GET") === "GET";
    const answer = isGet && prefetched?.url === address ? prefetched.response : undefined;
    // A page load or a submit of the router makes the prefetched response used or outdated.
    if (isDataRequest(address)) discardPrefetched();
    return answer ?? originalSend(input, init);
  };
  return originalSend;
}

/** Whether the router sends this request itself. */
const isDataRequest = (url: string) => new URL(url, location.href).pathname.endsWith(".data");

function discardPrefetched(): void {
  pendingRequest?.abort();
  pendingRequest = undefined;
  prefetched = undefined;
}
