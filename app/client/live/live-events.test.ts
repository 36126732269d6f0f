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
  subscription = subscribe(listeners, { mark: "a-1", waiting: 0 });
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

test("tells the count at once, and a change when the mark is another one", async () => {
  await sendEvent({ waiting: 2, mark: "a-1" });
  expect(listeners.onCount).toHaveBeenLastCalledWith(2);
  expect(listeners.onChange).not.toHaveBeenCalled();
  await sendEvent({ waiting: 3, mark: "a-2" });
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("what changed between the making of the page and the first news is told", async () => {
  await sendEvent({ waiting: 1, mark: "a-2" });
  expect(listeners.onChange).toHaveBeenCalledOnce();
  await sendEvent({ waiting: 1, mark: "a-2" });
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("a page that was on its way while a change was told is asked for again, once", async () => {
  await sendEvent({ waiting: 1, mark: "a-2" });
  subscription.pageRendered({ mark: "a-1", waiting: 0 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
});

test("what a page already shows, or another process made, is not asked for again", async () => {
  await sendEvent({ waiting: 0, mark: "a-1" });
  subscription.pageRendered({ mark: "a-2", waiting: 0 });
  await sendEvent({ waiting: 0, mark: "a-2" });
  subscription.pageRendered({ mark: "b-7", waiting: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).not.toHaveBeenCalled();
});

test("a conversation that is read here is not asked for again: the page on its way counts it", async () => {
  subscription.pageRendered({ mark: "a-1", waiting: 2 });
  await sendEvent({ waiting: 1, mark: "a-1" });
  subscription.pageRendered({ mark: "a-1", waiting: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  await sendEvent({ waiting: 1, mark: "a-1" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onCount).toHaveBeenLastCalledWith(1);
  expect(listeners.onChange).not.toHaveBeenCalled();
});

test("a page that came with a message counts it as read: it is not asked for again", async () => {
  listeners.onChange.mockImplementationOnce(async () => {
    subscription.pageRendered({ mark: "a-2", waiting: 0 });
    return true;
  });
  await sendEvent({ waiting: 1, mark: "a-2" });
  await sendEvent({ waiting: 0, mark: "a-2" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("one that is read elsewhere is told to the list that is open here, in a moment and once", async () => {
  subscription.pageRendered({ mark: "a-1", waiting: 2 });
  listeners.onChange.mockResolvedValueOnce(false);
  await sendEvent({ waiting: 1, mark: "a-1" });
  expect(listeners.onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledOnce();
  // It did not come; then it does.
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
});

test("a page that counts none is not asked for again because of a count", async () => {
  subscription.pageRendered({ mark: "a-1", waiting: null });
  await sendEvent({ waiting: 3, mark: "a-1" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).not.toHaveBeenCalled();
});

test("a page that could not be brought up to date is tried again, less and less often", async () => {
  listeners.onChange.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  await sendEvent({ waiting: 0, mark: "a-2" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5999);
  expect(listeners.onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(listeners.onChange).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listeners.onChange).toHaveBeenCalledTimes(3);
});

test("a hidden page holds no connection, and compares when it is seen again", async () => {
  await sendEvent({ waiting: 0, mark: "a-1" });
  setHidden(true);
  expect(lastStream()?.readyState).toBe(Stream.CLOSED);
  expect(Stream.all).toHaveLength(1);
  setHidden(false);
  await sendEvent({ waiting: 1, mark: "a-9" });
  expect(Stream.all).toHaveLength(2);
  expect(listeners.onChange).toHaveBeenCalledOnce();
});

test("asks now and then where no stream passes, and stops when told that nobody is signed in", async () => {
  for (let n = 0; n < 3; n += 1) lastStream()?.onerror();
  answers.push(
    Response.json({ waiting: 0, mark: "a-1" }),
    Response.json({ waiting: 2, mark: "a-2" }),
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

test("a network that comes back is tried by a stream again", async () => {
  for (let n = 0; n < 3; n += 1) lastStream()?.onerror();
  windowStub.dispatchEvent(new Event("online"));
  expect(Stream.all).toHaveLength(2);
});

test("a stream that opens and delivers nothing is left after ten seconds, and the news are asked for", async () => {
  const event = { waiting: 1, mark: "a-2" };
  answers.push(Response.json(event));
  await vi.advanceTimersByTimeAsync(9999);
  expect(fetchStub).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lastStream()?.readyState).toBe(Stream.CLOSED);
  expect(listeners.onCount).toHaveBeenLastCalledWith(1);
  expect(listeners.onChange).toHaveBeenCalledOnce();
  // Tried twice again, then no more: from then on by asking alone.
  await vi.advanceTimersByTimeAsync(300_000);
  expect(Stream.all).toHaveLength(3);
  const before = fetchStub.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetchStub).toHaveBeenCalledTimes(before + 1);
});

test("a stream that falls silent is left after a hundred seconds, one that goes on is kept", async () => {
  for (let n = 0; n < 4; n += 1) {
    await sendEvent({ waiting: 0, mark: "a-1" });
    await vi.advanceTimersByTimeAsync(75_000);
  }
  expect(fetchStub).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(fetchStub).toHaveBeenCalledOnce();
  expect(Stream.all[0]?.readyState).toBe(Stream.CLOSED);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Stream.all).toHaveLength(2);
});
