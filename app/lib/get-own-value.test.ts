import { describe, expect, it } from "vitest";
import { getOwnValue } from "./get-own-value.ts";

describe("getOwnValue", () => {
  it("returns the value of a key that the record has", () => {
    expect(getOwnValue({ saved: "Enregistré" }, "saved")).toBe("Enregistré");
  });

  it.for(["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"])(
    "returns undefined for the inherited key %s",
    (key) => {
      expect(getOwnValue({ saved: "Enregistré" }, key)).toBeUndefined();
    },
  );

  it("returns undefined for a missing key, null and undefined", () => {
    for (const key of ["", "other", null, undefined])
      expect(getOwnValue({ saved: "Enregistré" }, key)).toBeUndefined();
  });
});
