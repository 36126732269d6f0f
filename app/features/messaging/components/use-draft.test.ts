import { describe, expect, it } from "vitest";
import { hasArrived } from "./use-draft.ts";

describe("hasArrived", () => {
  it("recognises the words of the last message, whatever blanks are around them", () => {
    expect(hasArrived({ content: "Et le soir ?\r\n " }, "Et le soir ?")).toBe(true);
    expect(hasArrived({ content: "Et le soir ? Et la nuit ?" }, "Et le soir ?")).toBe(false);
    expect(hasArrived({ content: "" }, undefined)).toBe(false);
    expect(hasArrived({ subjectFr: "Les transports" }, undefined)).toBe(false);
  });
});
