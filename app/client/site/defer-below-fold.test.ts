import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BELOW_FOLD_SELECTOR } from "./defer-below-fold.ts";

test("BELOW_FOLD_SELECTOR: is the selector that the stylesheet defers", () => {
  const stylesheet = readFileSync("app/routes/site/shell/below-first-screen.css", "utf8");
  const [, deferredSelector] = /:root\[data-fold\]\s+:is\((.*)\)\s+\{/s.exec(stylesheet) ?? [];
  const normalizeSelector = (selector = "") =>
    selector.replace(/\s+/g, " ").replace(/(?<=\() | (?=\))/g, "");
  expect(normalizeSelector(deferredSelector).trim()).toBe(BELOW_FOLD_SELECTOR);
});
