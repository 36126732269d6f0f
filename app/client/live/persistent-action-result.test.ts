import { describe, expect, it } from "vitest";
import {
  isPersistentResult,
  isPersistentResultShown,
  recordActionResult,
  showEntry,
} from "./persistent-action-result.ts";

describe("isPersistentResult", () => {
  it("returns true for an error and a result with isPersistent, false for a success", () => {
    expect(isPersistentResult({ ok: false, errors: { reason: "required" } })).toBe(true);
    expect(isPersistentResult({ ok: true, isPersistent: true, preview: {} })).toBe(true);
    expect(isPersistentResult({ ok: true, sent: "1" })).toBe(false);
    for (const empty of [null, undefined, {}, "text"])
      expect(isPersistentResult(empty)).toBe(false);
  });
});

describe("isPersistentResultShown", () => {
  it("returns true on the history entry that shows the result, and on no other", () => {
    showEntry("a");
    recordActionResult({ ok: false });
    showEntry("a");
    expect(isPersistentResultShown()).toBe(false);
    showEntry("b");
    expect(isPersistentResultShown()).toBe(true);
    // The page is rendered again at the same entry.
    showEntry("b");
    expect(isPersistentResultShown()).toBe(true);
    showEntry("c");
    expect(isPersistentResultShown()).toBe(false);
    showEntry("d");
    expect(isPersistentResultShown()).toBe(false);
  });

  it("returns false once a later form has returned a result that need not be kept", () => {
    showEntry("a");
    recordActionResult({ ok: false });
    showEntry("b");
    recordActionResult({ ok: true });
    showEntry("c");
    expect(isPersistentResultShown()).toBe(false);
  });
});
