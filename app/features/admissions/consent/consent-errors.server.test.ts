import { expect, test } from "vitest";
import { answerConsent } from "./answer-consent.server.ts";

test("answerConsent lists the errors in the order of the page: the purposes, then the name", async () => {
  const answer = { give: true, name: "", purposes: [], address: "203.0.113.7" };
  const answered = await answerConsent("a link that is not looked for", answer);
  if (!answered || answered.ok || answered.reason !== "invalid") throw new Error("not refused");
  expect(Object.keys(answered.errors)).toEqual(["purposes", "name"]);
});
