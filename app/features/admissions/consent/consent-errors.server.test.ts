import { expect, test } from "vitest";
import { answerConsent } from "./answer-consent.server.ts";

test("answerConsent: returns the errors in the order of the page, purposes before name", async () => {
  const answer = { givesConsent: true, name: "", purposes: [], address: "203.0.113.7" };
  const result = await answerConsent("a link that is not looked for", answer);
  if (!result || result.ok || result.reason !== "invalid") throw new Error("not refused");
  expect(Object.keys(result.errors)).toEqual(["purposes", "name"]);
});
