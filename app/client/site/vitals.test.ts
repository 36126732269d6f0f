import { afterEach, expect, test, vi } from "vitest";
import { measureVitals } from "./vitals.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stubs a loaded public page in a new tab, and returns the callbacks that wait for an idle moment. */
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
] as const)(
  "measureVitals: with the random number %d, measures %d page",
  ([random, measured, stored]) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const idleCallbacks = openPage();
    measureVitals();
    expect(idleCallbacks).toHaveLength(measured);
    expect(sessionStorage.getItem("measured")).toBe(stored);
  },
);

test("measureVitals: measures every page of a sampled visit", () => {
  const random = vi.spyOn(Math, "random").mockReturnValue(0.09);
  const idleCallbacks = openPage();
  measureVitals();
  random.mockReturnValue(0.11);
  measureVitals();
  expect(idleCallbacks).toHaveLength(2);
  expect(random).toHaveBeenCalledTimes(1);
});

test.for([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { saveData: true }])(
  "measureVitals: measures no page with the connection %o",
  (connection) => {
    vi.spyOn(Math, "random").mockReturnValue(0.09);
    const idleCallbacks = openPage();
    vi.stubGlobal("navigator", { connection });
    measureVitals();
    expect(idleCallbacks).toHaveLength(0);
  },
);
