import { format } from "node:util";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

const consoleOutput: string[] = [];
let consoleSpies: MockInstance[] = [];

// Console output on these two fails the test; a test that causes it on purpose spies on them itself.
beforeEach(() => {
  consoleOutput.length = 0;
  consoleSpies = (["error", "warn"] as const).map((voice) =>
    vi.spyOn(console, voice).mockImplementation((...values) => {
      consoleOutput.push(`console.${voice}: ${format(...values)}`);
    }),
  );
});

afterEach(() => {
  for (const voice of consoleSpies) voice.mockRestore();
  expect(consoleOutput, "unexpected output on the console").toEqual([]);
});
