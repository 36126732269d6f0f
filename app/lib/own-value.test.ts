import { describe, expect, it } from "vitest";
import { ownValue } from "./own-value.ts";

describe("ownValue", () => {
  it("returns the value of a key that the record has", () => {
    expect(ownValue({ saved: "Enregistré" }, "saved")).toBe("Enregistré");
  });

  it.for(["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"])(
    "returns undefined for the inherited key %s",
    (key) => {
      expect(ownValue({ saved: "Enregistré" }, key)).toBeUndefined();
    },
  );

  it("returns undefined for a missing key, null and undefined", () => {
    for (const key of ["", "other", null, undefined])
      expect(ownValue({ saved: "Enregistré" }, key)).toBeUndefined();
  });
});
