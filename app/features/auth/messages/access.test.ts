import { expect, test } from "vitest";
import { accessMessages } from "./access.ts";

test("accessMessages: a password set by a link is not said to replace another, because the account may have had none", () => {
  expect(accessMessages.fr.done["password-changed"]).not.toMatch(/chang|nouveau/);
  expect(accessMessages.en.done["password-changed"]).not.toMatch(/chang|new one/i);
});
