import { afterEach, expect, test, vi } from "vitest";
import { measureSpeed } from "./vitals.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A public page that has come, in a tab of its own. Gives what waits for a quiet moment. */
function openPage(): (() => void)[] {
  const waiting: (() => void)[] = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    readyState: "complete",
    querySelector: () => ({}),
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const requestIdleCallback = (action: () => void) => waiting.push(action);
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("window", { requestIdleCallback });
  return waiting;
}

test.for([
  [0.09, 1, "1"],
  [0.11, 0, "0"],
] as const)("one visit in ten is measured: of a chance of %d, %d", ([chance, measured, said]) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  const waiting = openPage();
  measureSpeed();
  expect(waiting).toHaveLength(measured);
  expect(sessionStorage.getItem("measured")).toBe(said);
});

test("the pages of a visit are measured all or none", () => {
  const chance = vi.spyOn(Math, "random").mockReturnValue(0.09);
  const waiting = openPage();
  measureSpeed();
  chance.mockReturnValue(0.11);
  measureSpeed();
  expect(waiting).toHaveLength(2);
  expect(chance).toHaveBeenCalledTimes(1);
});
