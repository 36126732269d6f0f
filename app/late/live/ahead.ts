let held: { address: string; answer: Response } | undefined;
let asked: AbortController | undefined;
/** The `fetch` of the browser, once the router has ours. */
let network: typeof fetch | undefined;

/**
 * Asks for the data of the page that is shown, before the router does, which is then handed the answer. A
 * router that asks by itself and finds no network puts an error in the place of the page and of what is
 * typed in it: behind the back of who is reading, nothing may be lost. False when the data did not come, or
 * when the page was left meanwhile, or a form of it sent.
 */
export async function fetchAhead(): Promise<boolean> {
  const send = stand();
  const { origin, pathname, search } = location;
  const address = `${origin}${pathname}.data${search}`;
  const asking = new AbortController();
  asked = asking;
  const answer = await send(address, { signal: asking.signal }).catch(() => undefined);
  if (answer?.status !== 200 || asking.signal.aborted) return false;
  asked = undefined;
  held = { address, answer };
  return true;
}

/** Stands between the router and the network, once; gives the way past it. */
function stand(): typeof fetch {
  if (network) return network;
  const send = window.fetch;
  network = send;
  window.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : `${asked}`;
    const isRead = (init?.method ?? "GET") === "GET";
    const answer = isRead && held?.address === address ? held.answer : undefined;
    // The router reads this page or another, or sends a form: what was asked before is told, left or old.
    if (isData(address)) forget();
    return answer ?? send(asked, init);
  };
  return send;
}

/** What the router asks for itself. */
const isData = (address: string) => new URL(address, location.href).pathname.endsWith(".data");

function forget(): void {
  asked?.abort();
  asked = undefined;
  held = undefined;
}
