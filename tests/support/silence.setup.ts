import { format } from "node:util";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

const heard: string[] = [];
let voices: MockInstance[] = [];

// A word on these two is a fault nobody asked for; a test that provokes one on purpose spies on them itself.
beforeEach(() => {
  heard.length = 0;
  voices = (["error", "warn"] as const).map((voice) =>
    vi.spyOn(console, voice).mockImplementation((...words) => {
      heard.push(`console.${voice}: ${format(...words)}`);
    }),
  );
});

afterEach(() => {
  for (const voice of voices) voice.mockRestore();
  expect(heard, "unexpected words on the console").toEqual([]);
});
