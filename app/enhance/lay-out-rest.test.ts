import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REST } from "./lay-out-rest.ts";

test("the script lays out what the sheet has wait, and nothing else", () => {
  const sheet = readFileSync("app/ui/styles/site/rest.css", "utf8");
  const [, waits] = /:root\[data-rest\]\s+:is\((.*)\)\s+\{/s.exec(sheet) ?? [];
  const plain = (selector = "") => selector.replace(/\s+/g, " ").replace(/(?<=\() | (?=\))/g, "");
  expect(plain(waits).trim()).toBe(REST);
});
