import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorResponse, noNetwork, openPage, PAGE, submitRequest, watcher } from "./testing.ts";

beforeEach(() => void vi.clearAllMocks());
// Other files share these globals.
afterEach(() => void vi.unstubAllGlobals());

type Page = Awaited<ReturnType<typeof openPage>>;

/** Runs the middleware on a load with these results: the results that the router gets, or the thrown response. */
async function load(
  { keepPageOnFailedRefresh }: Page,
  results: Record<string, unknown>,
  request = new Request(PAGE),
): Promise<unknown> {
  const middleware = keepPageOnFailedRefresh as (args: unknown, next: unknown) => Promise<unknown>;
  return middleware({ request }, async () => results).catch((thrown) => thrown);
}

const loaded = { layout: { type: "data", result: 1 }, page: { type: "data", result: 2 } };
const failWith = (result: unknown) => ({ ...loaded, page: { type: "error", result } });
const noNetworkResults = failWith(noNetwork);

describe("revalidateQuietly and keepPageOnFailedRefresh", () => {
  it("returns true once the router has the new data", async () => {
    const page = await openPage();
    const revalidate = async () => expect(await load(page, loaded)).toBe(loaded);
    expect(await page.revalidateQuietly(revalidate)).toBe(true);
  });

  it.each([
    ["there is no network", noNetwork],
    ["the session has ended", new Response(null, { status: 302 })],
    ["the server fails", errorResponse(500, null)],
  ])("returns false and leaves the load unfinished when %s", async (_name, failure) => {
    const page = await openPage();
    const controller = new AbortController();
    const request = new Request(PAGE, { signal: controller.signal });
    let isFinished = false;
    const revalidate = async () => {
      await load(page, failWith(failure), request);
      isFinished = true;
    };
    expect(await page.revalidateQuietly(revalidate)).toBe(false);
    await new Promise(setImmediate);
    expect(isFinished).toBe(false);
    // The next load of the router.
    controller.abort();
    await vi.waitUntil(() => isFinished);
    expect(await load(page, failWith(errorResponse(500, null)))).toMatchObject({ page: {} });
  });

  it("gives the errors of other loads to the router, also during a refresh", async () => {
    const page = await openPage();
    const next = new Request(`${PAGE}2`);
    const revalidate = async () =>
      expect(await load(page, noNetworkResults, next)).toBe(noNetworkResults);
    expect(await page.revalidateQuietly(revalidate)).toBe(true);
    expect(await load(page, noNetworkResults)).toBe(noNetworkResults);
    const submit = async () =>
      expect(await load(page, noNetworkResults, submitRequest())).toBe(noNetworkResults);
    expect(await page.revalidateQuietly(submit)).toBe(true);
  });

  it("does not load the page of one user with the session of another, nor while a form waits", async () => {
    const other = await openPage("moussa");
    const revalidate = vi.fn(async () => {});
    expect(await other.revalidateQuietly(revalidate)).toBe(false);
    const { areaAction, revalidateQuietly } = await openPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    watcher.onSessionLost.mockReturnValueOnce(promise);
    const serverAction = () => Promise.reject(errorResponse(401, { session: "ended" }));
    await areaAction({ request: submitRequest(), serverAction });
    expect(await revalidateQuietly(revalidate)).toBe(false);
    expect(revalidate).not.toHaveBeenCalled();
    resolve();
    await vi.waitUntil(() => revalidateQuietly(revalidate));
    expect(revalidate).toHaveBeenCalledOnce();
  });
});
