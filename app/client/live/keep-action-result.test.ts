import { describe, expect, it } from "vitest";
import {
  isResultShown,
  mustKeepActionResult,
  noteActionResult,
  showEntry,
} from "./keep-action-result.ts";

describe("mustKeepActionResult", () => {
  it("returns true for an error and a result with isPersistent, false for a success", () => {
    expect(mustKeepActionResult({ ok: false, errors: { reason: "required" } })).toBe(true);
    expect(mustKeepActionResult({ ok: true, isPersistent: true, preview: {} })).toBe(true);
    expect(mustKeepActionResult({ ok: true, sent: "1" })).toBe(false);
    for (const empty of [null, undefined, {}, "text"])
      expect(mustKeepActionResult(empty)).toBe(false);
  });
});

describe("isResultShown", () => {
  it("returns true on the history entry that shows the result, and on no other", () => {
    showEntry("a");
    noteActionResult({ ok: false });
    showEntry("a");
    expect(isResultShown()).toBe(false);
    showEntry("b");
    expect(isResultShown()).toBe(true);
    // The page is rendered again at the same entry.
    showEntry("b");
    expect(isResultShown()).toBe(true);
    showEntry("c");
    expect(isResultShown()).toBe(false);
    showEntry("d");
    expect(isResultShown()).toBe(false);
  });

  it("returns false once a later form has returned a result that need not be kept", () => {
    showEntry("a");
    noteActionResult({ ok: false });
    showEntry("b");
    noteActionResult({ ok: true });
    showEntry("c");
    expect(isResultShown()).toBe(false);
  });
});
