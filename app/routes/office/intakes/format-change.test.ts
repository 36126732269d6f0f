import { describe, expect, it } from "vitest";
import { formatChange } from "./format-change.ts";

describe("formatChange", () => {
  it.for(["2026-11-26T25:61", "2026-11-26T08:30:00.000Z", "2026-99-99T", "__proto__"])(
    "returns the text %s unchanged",
    (text) => {
      const formatted = formatChange("fr", "Nom", "name", { from: text, to: "Rappel" });
      expect(formatted).toBe(`Nom\u00A0: ${text} → Rappel`);
    },
  );

  it("formats a time field as its day", () => {
    const change = { from: null, to: "2026-10-01T00:00:00.000Z" };
    const formatted = formatChange("en", "Opens on", "opensAt", change);
    expect(formatted?.replaceAll("\u00A0", " ")).toBe("Opens on: – → 1 October 2026");
  });

  it("returns an invalid time as its text", () => {
    const change = { from: "2026-11-26T25:61", to: "" };
    expect(formatChange("en", "Opens on", "opensAt", change)).toBe(
      "Opens on: 2026-11-26T25:61 → –",
    );
  });

  it("returns null without a label", () => {
    expect(formatChange("en", null, "name", { from: "a", to: "b" })).toBeNull();
  });
});
