import { beforeEach, expect, test, vi } from "vitest";
import type { Outcome } from "./saver.ts";
import { page, rest, told } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T13:00:00Z") });
  return () => vi.useRealTimers();
});

const other = { stored: { city: "Kaolack", school: "" }, differing: ["city"], by: {} };

test("before the server has said anything there is nothing to choose, to take, or to take back", async () => {
  const { saver, sent, states, shown, kept } = page([]);
  saver.choose("city");
  saver.yield("city");
  await saver.send();
  await rest();
  expect(sent).toEqual([]);
  expect(states).toEqual([]);
  expect(kept()).toBeUndefined();
  expect(shown()).toEqual({ city: "Thiès", school: "" });
});

test("an answer of the server ends the waiting: the next cut is tried again as soon as the first", async () => {
  const { saver, sent, states, type } = page(["no-network", "fault", told(), "no-network", told()]);
  type({ city: "Mbour" });
  saver.left();
  await rest();
  await rest(5_000);
  await rest(10_000);
  expect(sent).toHaveLength(3);
  type({ city: "Podor" });
  saver.left();
  await rest();
  // The network was not away for this one.
  expect(states.slice(-2)).toMatchObject([{ kind: "saving", back: false }, { kind: "kept" }]);
  await rest(3_000);
  expect(sent).toHaveLength(4);
  await rest(2_000);
  expect(sent).toHaveLength(5);
  expect(states.at(-1)?.kind).toBe("saved");
});

test("while two answers are still to be chosen between, writing the first one back is not said to be saved", async () => {
  const { saver, sent, states, type } = page([told({ other })]);
  type({ city: "Mbour" });
  saver.left();
  await rest();
  type({ city: "Thiès" });
  saver.left();
  await rest();
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toEqual({ kind: "choose", names: ["city"] });
});

test("of two differences one is taken: the other is still asked about", async () => {
  const two = {
    ...other,
    stored: { city: "Kaolack", school: "CEM" },
    differing: ["city", "school"],
  };
  const { saver, states, type, kept } = page([told({ other: two })]);
  type({ city: "Mbour", school: "Lycée" });
  saver.left();
  await rest();
  type({ city: "Kaolack" });
  saver.yield("city");
  await rest();
  expect(states.at(-1)).toEqual({ kind: "choose", names: ["school"] });
  // Its mark is still of what this page showed.
  expect(kept()).toMatchObject({ seen: "city:m1 school:m0", waits: true });
});

/** A server that answers when it is told to. */
function slow(): { answer: (outcome: Outcome) => void; outcome: Promise<Outcome> } {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  return { answer: resolve, outcome: promise };
}

test("what is said of the section while answers travel goes after them", async () => {
  const first = slow();
  const { saver, sent, type } = page([first.outcome, told()]);
  type({ city: "Mbour" });
  saver.left();
  await rest();
  saver.hold();
  saver.waitFor("yes");
  first.answer(told());
  await rest();
  expect(sent.map(({ ended }) => ended)).toEqual([undefined, "yes"]);
});

test("a choice made while answers travel goes after them", async () => {
  const second = slow();
  const { saver, sent, type } = page([told({ other }), second.outcome, told()]);
  type({ city: "Mbour" });
  saver.left();
  await rest();
  type({ school: "Lycée" });
  saver.left();
  await rest();
  saver.choose("city");
  second.answer(told({ other }));
  await rest();
  expect(sent.map(({ seen }) => seen)).toEqual([
    "city:m0 school:m0",
    "city:m0 school:m2",
    "city:m1 school:m2",
  ]);
});
