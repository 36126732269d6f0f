import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followNews, type News } from "./news.ts";

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
const frame = new EventTarget();
const answers: Response[] = [];
const asked = vi.fn(async () => answers.shift() ?? new Response(null, { status: 500 }));
const told = { waiting: vi.fn(), changed: vi.fn(async () => true) };
let follower: ReturnType<typeof followNews>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", frame);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", asked);
  Stream.all = [];
  answers.length = 0;
  page.hidden = false;
  vi.clearAllMocks();
  follower = followNews(told, { mark: "a-1", waiting: 0 });
});
afterEach(() => {
  follower.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => Stream.all.at(-1);
const say = async (news: News) => {
  last()?.onmessage({ data: JSON.stringify(news) });
  await vi.advanceTimersByTimeAsync(0);
};
const look = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
};

test("tells the count at once, and a change when the mark is another one", async () => {
  await say({ waiting: 2, mark: "a-1" });
  expect(told.waiting).toHaveBeenLastCalledWith(2);
  expect(told.changed).not.toHaveBeenCalled();
  await say({ waiting: 3, mark: "a-2" });
  expect(told.changed).toHaveBeenCalledOnce();
});

test("what changed between the making of the page and the first news is told", async () => {
  await say({ waiting: 1, mark: "a-2" });
  expect(told.changed).toHaveBeenCalledOnce();
  await say({ waiting: 1, mark: "a-2" });
  expect(told.changed).toHaveBeenCalledOnce();
});

test("a page that was on its way while a change was told is asked for again, once", async () => {
  await say({ waiting: 1, mark: "a-2" });
  follower.made({ mark: "a-1", waiting: 0 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.changed).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.changed).toHaveBeenCalledTimes(2);
});

test("what a page already shows, or another process made, is not asked for again", async () => {
  await say({ waiting: 0, mark: "a-1" });
  follower.made({ mark: "a-2", waiting: 0 });
  await say({ waiting: 0, mark: "a-2" });
  follower.made({ mark: "b-7", waiting: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.changed).not.toHaveBeenCalled();
});

test("a conversation that is read here is not asked for again: the page on its way counts it", async () => {
  follower.made({ mark: "a-1", waiting: 2 });
  await say({ waiting: 1, mark: "a-1" });
  follower.made({ mark: "a-1", waiting: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  await say({ waiting: 1, mark: "a-1" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.waiting).toHaveBeenLastCalledWith(1);
  expect(told.changed).not.toHaveBeenCalled();
});

test("a page that came with a message counts it as read: it is not asked for again", async () => {
  told.changed.mockImplementationOnce(async () => {
    follower.made({ mark: "a-2", waiting: 0 });
    return true;
  });
  await say({ waiting: 1, mark: "a-2" });
  await say({ waiting: 0, mark: "a-2" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.changed).toHaveBeenCalledOnce();
});

test("one that is read elsewhere is told to the list that is open here, in a moment and once", async () => {
  follower.made({ mark: "a-1", waiting: 2 });
  told.changed.mockResolvedValueOnce(false);
  await say({ waiting: 1, mark: "a-1" });
  expect(told.changed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.changed).toHaveBeenCalledOnce();
  // It did not come; then it does.
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.changed).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.changed).toHaveBeenCalledTimes(2);
});

test("a page that counts none is not asked for again because of a count", async () => {
  follower.made({ mark: "a-1", waiting: null });
  await say({ waiting: 3, mark: "a-1" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.changed).not.toHaveBeenCalled();
});

test("a page that could not be brought up to date is tried again, less and less often", async () => {
  told.changed.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  await say({ waiting: 0, mark: "a-2" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.changed).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5999);
  expect(told.changed).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(told.changed).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.changed).toHaveBeenCalledTimes(3);
});

test("a hidden page holds no connection, and compares when it is seen again", async () => {
  await say({ waiting: 0, mark: "a-1" });
  look(true);
  expect(last()?.readyState).toBe(Stream.CLOSED);
  expect(Stream.all).toHaveLength(1);
  look(false);
  await say({ waiting: 1, mark: "a-9" });
  expect(Stream.all).toHaveLength(2);
  expect(told.changed).toHaveBeenCalledOnce();
});

test("asks now and then where no stream passes, and stops when told that nobody is signed in", async () => {
  for (let n = 0; n < 3; n += 1) last()?.onerror();
  answers.push(
    Response.json({ waiting: 0, mark: "a-1" }),
    Response.json({ waiting: 2, mark: "a-2" }),
  );
  answers.push(new Response(null, { status: 204 }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told.waiting).toHaveBeenLastCalledWith(0);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told.waiting).toHaveBeenLastCalledWith(2);
  expect(told.changed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a network that comes back is tried by a stream again", async () => {
  for (let n = 0; n < 3; n += 1) last()?.onerror();
  frame.dispatchEvent(new Event("online"));
  expect(Stream.all).toHaveLength(2);
});

test("a stream that opens and delivers nothing is left after ten seconds, and the news are asked for", async () => {
  const news = { waiting: 1, mark: "a-2" };
  answers.push(Response.json(news));
  await vi.advanceTimersByTimeAsync(9999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(last()?.readyState).toBe(Stream.CLOSED);
  expect(told.waiting).toHaveBeenLastCalledWith(1);
  expect(told.changed).toHaveBeenCalledOnce();
  // Tried twice again, then no more: from then on by asking alone.
  await vi.advanceTimersByTimeAsync(300_000);
  expect(Stream.all).toHaveLength(3);
  const before = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveBeenCalledTimes(before + 1);
});

test("a stream that falls silent is left after a hundred seconds, one that goes on is kept", async () => {
  for (let n = 0; n < 4; n += 1) {
    await say({ waiting: 0, mark: "a-1" });
    await vi.advanceTimersByTimeAsync(75_000);
  }
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(asked).toHaveBeenCalledOnce();
  expect(Stream.all[0]?.readyState).toBe(Stream.CLOSED);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Stream.all).toHaveLength(2);
});
