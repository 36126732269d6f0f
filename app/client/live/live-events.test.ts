import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type LiveEvent, subscribe } from "./live-events.ts";

class Stream {
  static CLOSED = 2;
  static all: Stream[] = [];
  readyState = 1;
  onmessage = (_: { data: string }) => {};
  onerror = () => {};
  constructor() {
    Stream.all.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const windowStub = new EventTarget();
const answers: Response[] = [];
const fetchStub = vi.fn(async () => answers.shift() ?? new Response(null, { status: 500 }));
const listeners = { onCount: vi.fn(), onChange: vi.fn(async () => true) };
let subscription: ReturnType<typeof subscribe>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", windowStub);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", fetchStub);
  Stream.all = [];
  answers.length = 0;
  page.hidden = false;
  vi.clearAllMocks();
  subscription = subscribe(listeners, { version: "a-1", waiting: 0 });
});
afterEach(() => {
  subscription.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lastStream = () => Stream.all.at(-1);
const sendEvent = async (event: LiveEvent) => {
  lastStream()?.onmessage({ data: JSON.stringify(event) });
  await vi.advanceTimersByTimeAsync(0);
};
const setHidden = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
};

test("subscribe: reports the count at once, and a change when the version differs", async () => {
  await sendEvent({ waiting: 2, version: "a-1" });
  expect(listeners.onCount).toHaveBeenLastCalledWith(2);
  expect(listeners.onChange).not.toHaveBeenCalled();
  await sendEvent({ waiting: 3, version: "a-2" });
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("subscribe: reports a change between the rendering of the page and the first event", async () => {
  await sendEvent({ waiting: 1, version: "a-2" });
  expect(listeners.onChange).toHaveBeenCalledOnce();
  await sendEvent({ waiting: 1, version: "a-2" });
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("subscribe: refreshes once more when a page rendered after the event is older", async () => {
  await sendEvent({ waiting: 1, version: "a-2" });
  subscription.pageRendered({ version: "a-1", waiting: 0 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
});

test("subscribe: does not refresh for a version that the page shows, or of another process", async () => {
  await sendEvent({ waiting: 0, version: "a-1" });
  subscription.pageRendered({ version: "a-2", waiting: 0 });
  await sendEvent({ waiting: 0, version: "a-2" });
  subscription.pageRendered({ version: "b-7", waiting: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).not.toHaveBeenCalled();
});

test("subscribe: does not refresh for a conversation that was read on this page", async () => {
  subscription.pageRendered({ version: "a-1", waiting: 2 });
  await sendEvent({ waiting: 1, version: "a-1" });
  subscription.pageRendered({ version: "a-1", waiting: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  await sendEvent({ waiting: 1, version: "a-1" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onCount).toHaveBeenLastCalledWith(1);
  expect(listeners.onChange).not.toHaveBeenCalled();
});

test("subscribe: does not refresh again when the refreshed page marks its message as read", async () => {
  listeners.onChange.mockImplementationOnce(async () => {
    subscription.pageRendered({ version: "a-2", waiting: 0 });
    return true;
  });
  await sendEvent({ waiting: 1, version: "a-2" });
  await sendEvent({ waiting: 0, version: "a-2" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("subscribe: refreshes once, after a delay, for a conversation that was read elsewhere", async () => {
  subscription.pageRendered({ version: "a-1", waiting: 2 });
  listeners.onChange.mockResolvedValueOnce(false);
  await sendEvent({ waiting: 1, version: "a-1" });
  expect(listeners.onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledOnce();
  // The first refresh failed; the second succeeds.
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
});

test("subscribe: does not refresh a page without a count when the count changes", async () => {
  subscription.pageRendered({ version: "a-1", waiting: null });
  await sendEvent({ waiting: 3, version: "a-1" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).not.toHaveBeenCalled();
});

test("subscribe: repeats a failed refresh with growing delays", async () => {
  listeners.onChange.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  await sendEvent({ waiting: 0, version: "a-2" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5999);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(listeners.onChange).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledTimes(3);
});

test("subscribe: closes the stream of a hidden page, and compares versions when it is visible", async () => {
  await sendEvent({ waiting: 0, version: "a-1" });
  setHidden(true);
  expect(lastStream()?.readyState).toBe(Stream.CLOSED);
  expect(Stream.all).toHaveLength(1);
  setHidden(false);
  await sendEvent({ waiting: 1, version: "a-9" });
  expect(Stream.all).toHaveLength(2);
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("subscribe: polls where streams fail, and stops after 204", async () => {
  for (let n = 0; n < 3; n += 1) lastStream()?.onerror();
  answers.push(
    Response.json({ waiting: 0, version: "a-1" }),
    Response.json({ waiting: 2, version: "a-2" }),
  );
  answers.push(new Response(null, { status: 204 }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(listeners.onCount).toHaveBeenLastCalledWith(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(listeners.onCount).toHaveBeenLastCalledWith(2);
  expect(listeners.onChange).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchStub).toHaveBeenCalledTimes(3);
});

test("subscribe: opens a stream again when the network returns", async () => {
  for (let n = 0; n < 3; n += 1) lastStream()?.onerror();
  windowStub.dispatchEvent(new Event("online"));
  expect(Stream.all).toHaveLength(2);
});

test("subscribe: closes a stream without events after 10 seconds, and polls", async () => {
  const event = { waiting: 1, version: "a-2" };
  answers.push(Response.json(event));
  await vi.advanceTimersByTimeAsync(9999);
  expect(fetchStub).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lastStream()?.readyState).toBe(Stream.CLOSED);
  expect(listeners.onCount).toHaveBeenLastCalledWith(1);
  expect(listeners.onChange).toHaveBeenCalledOnce();
  // Two more streams fail; from then on it only polls.
  await vi.advanceTimersByTimeAsync(300_000);
  expect(Stream.all).toHaveLength(3);
  const before = fetchStub.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetchStub).toHaveBeenCalledTimes(before + 1);
});

test("subscribe: closes a stream after 100 silent seconds, and not before", async () => {
  for (let n = 0; n < 4; n += 1) {
    await sendEvent({ waiting: 0, version: "a-1" });
    await vi.advanceTimersByTimeAsync(75_000);
  }
  expect(fetchStub).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(fetchStub).toHaveBeenCalledOnce();
  expect(Stream.all[0]?.readyState).toBe(Stream.CLOSED);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Stream.all).toHaveLength(2);
});
