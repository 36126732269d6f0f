import { describe, expect, it } from "vitest";
import { isAlreadySent } from "./use-draft.ts";

describe("isAlreadySent", () => {
  it("ignores blanks around the content of the last message", () => {
    expect(isAlreadySent({ content: "Et le soir ?\r\n " }, "Et le soir ?")).toBe(true);
    expect(isAlreadySent({ content: "Et le soir ? Et la nuit ?" }, "Et le soir ?")).toBe(false);
    expect(isAlreadySent({ content: "" }, undefined)).toBe(false);
    expect(isAlreadySent({ subjectFr: "Les transports" }, undefined)).toBe(false);
  });
});
