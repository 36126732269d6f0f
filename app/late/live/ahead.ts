let held: { address: string; answer: Response } | undefined;
let standing = false;

/**
 * Asks for the data of the page that is shown, before the router does, which is then handed the answer. A
 * router that asks by itself and finds no network puts an error in the place of the page and of what is
 * typed in it: behind the back of who is reading, nothing may be lost. False when the data did not come.
 */
export async function fetchAhead(): Promise<boolean> {
  stand();
  const { origin, pathname, search } = location;
  const address = `${origin}${pathname}.data${search}`;
  const answer = await fetch(address).catch(() => undefined);
  if (answer?.status !== 200) return false;
  held = { address, answer };
  return true;
}

/** Stands between the router and the network, once. */
function stand(): void {
  if (standing) return;
  standing = true;
  const send = window.fetch;
  window.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : `${asked}`;
    const { address: ready, answer } = held ?? {};
    if (!answer || ready !== address || (init?.method ?? "GET") !== "GET") return send(asked, init);
    held = undefined;
    return answer;
  };
}
