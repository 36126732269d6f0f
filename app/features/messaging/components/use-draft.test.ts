import { describe, expect, it } from "vitest";
import { isAlreadySent } from "./use-draft.ts";

describe("hasArrived", () => {
  it("recognises the words of the last message, whatever blanks are around them", () => {
    expect(isAlreadySent({ content: "Et le soir ?\r\n " }, "Et le soir ?")).toBe(true);
    expect(isAlreadySent({ content: "Et le soir ? Et la nuit ?" }, "Et le soir ?")).toBe(false);
    expect(isAlreadySent({ content: "" }, undefined)).toBe(false);
    expect(isAlreadySent({ subjectFr: "Les transports" }, undefined)).toBe(false);
  });
});
