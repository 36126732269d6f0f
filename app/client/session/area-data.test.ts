import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorResponse, noNetwork, openPage, submitRequest, watcher } from "./testing.ts";

beforeEach(() => void vi.clearAllMocks());
// Other files share these globals.
afterEach(() => void vi.unstubAllGlobals());

describe("areaAction", () => {
  it("returns the result of the server action", async () => {
    const { areaAction } = await openPage();
    const answer = { ok: true };
    expect(await areaAction({ request: submitRequest(), serverAction: async () => answer })).toBe(
      answer,
    );
    expect(watcher.onReached).toHaveBeenCalledWith(true);
  });

  it.each(["ended", "other"] as const)(
    "keeps the form until the user is back when the session is %s, and loads no page again",
    async (session) => {
      const { areaAction } = await openPage();
      const request = submitRequest();
      const serverAction = async () => {
        await request.formData();
        throw errorResponse(401, { session });
      };
      const answer = await areaAction({ request, serverAction });
      expect(answer).toMatchObject({ data: null, init: { status: 401 } });
      const [[form]] = watcher.onSessionLost.mock.calls as unknown as [[{ request: Request }]];
      expect(form).toMatchObject({ reason: session });
      expect((await form.request.formData()).get("a")).toBe("1");
    },
  );

  it("does not send a form while another user is signed in in this browser", async () => {
    const { areaAction } = await openPage("moussa");
    const serverAction = vi.fn();
    const answer = await areaAction({ request: submitRequest(), serverAction });
    expect(answer).toMatchObject({ init: { status: 401 } });
    expect(serverAction).not.toHaveBeenCalled();
    expect(watcher.onSessionLost).toHaveBeenCalledWith(
      expect.objectContaining({ reason: "other" }),
    );
  });

  it("sends a form where the cookie has no key yet", async () => {
    const { areaAction } = await openPage();
    vi.stubGlobal("document", { cookie: "here=student~Awa%20Fall" });
    const serverAction = vi.fn(async () => null);
    await areaAction({ request: submitRequest(), serverAction });
    expect(serverAction).toHaveBeenCalledOnce();
  });

  it("keeps the page and reports the lost network when there is none", async () => {
    const { areaAction } = await openPage();
    const serverAction = () => Promise.reject(noNetwork);
    const answer = await areaAction({ request: submitRequest(), serverAction });
    expect(answer).toMatchObject({ data: null, init: { status: 503 } });
    expect(watcher.onReached).toHaveBeenCalledWith(false);
  });

  it("does not report a lost network that the page reports itself", async () => {
    const { areaAction } = await openPage();
    const answer = await areaAction({
      request: submitRequest(),
      serverAction: () => Promise.reject(noNetwork),
      getUnsentResult: (reason, form) => ({ reason, a: form.get("a") }),
    });
    expect(answer).toMatchObject({ data: { reason: "no-network", a: "1" } });
    expect(watcher.onReached).not.toHaveBeenCalled();
  });

  it("throws redirects, other errors, and the abort of a submit that a later one replaced", async () => {
    const { areaAction } = await openPage();
    const errors = [
      new Response(null, { status: 302 }),
      errorResponse(500, null),
      errorResponse(401, "no session here"),
      new DOMException("aborted", "AbortError"),
    ];
    for (const error of errors)
      await expect(
        areaAction({ request: submitRequest(), serverAction: () => Promise.reject(error) }),
      ).rejects.toBe(error);
    expect(watcher.onSessionLost).not.toHaveBeenCalled();
  });

  it("records a result that live updates must not drop, except that of a fetcher", async () => {
    const { areaAction, isPersistentResultShown, showEntry } = await openPage();
    const form = () => ({ request: submitRequest(), serverAction: async () => ({ ok: false }) });
    showEntry("a");
    await areaAction({ ...form(), fetcherKey: "photo" });
    showEntry("b");
    expect(isPersistentResultShown()).toBe(false);
    await areaAction(form());
    showEntry("c");
    expect(isPersistentResultShown()).toBe(true);
  });
});
