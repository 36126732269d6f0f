import { afterEach, expect, test, vi } from "vitest";
import { measureVitals } from "./vitals.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A public page that has come, in a tab of its own. Gives what waits for a quiet moment. */
function openPage(): (() => void)[] {
  const idleCallbacks: (() => void)[] = [];
  const storedItems = new Map<string, string>();
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    readyState: "complete",
    querySelector: () => ({}),
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => storedItems.set(key, value),
  });
  const requestIdleCallback = (action: () => void) => idleCallbacks.push(action);
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("window", { requestIdleCallback });
  return idleCallbacks;
}

test.for([
  [0.09, 1, "1"],
  [0.11, 0, "0"],
] as const)("one visit in ten is measured: of a chance of %d, %d", ([random, measured, stored]) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const idleCallbacks = openPage();
  measureVitals();
  expect(idleCallbacks).toHaveLength(measured);
  expect(sessionStorage.getItem("measured")).toBe(stored);
});

test("the pages of a visit are measured all or none", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.09);
  const idleCallbacks = openPage();
  measureVitals();
  random.mockReturnValue(0.11);
  measureVitals();
  expect(idleCallbacks).toHaveLength(2);
  expect(random).toHaveBeenCalledTimes(1);
});
