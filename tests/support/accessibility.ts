import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { layOutPage } from "./lay-out-page.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe is asked to look at: the whole page, or what is within a selector; every rule, or those of colours. */
export type AxeScope = { within?: string; rules?: "all" | "colours" };

/**
 * What breaks a rule of axe on the page that is open, as `rule: element`. Asked in the page itself: the
 * builder of axe opens another page for each look, which costs more than the look.
 */
export async function findAccessibilityFaults(page: Page, { within, rules }: AxeScope = {}) {
  await page.waitForFunction(hasFonts);
  await layOutPage(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const runOnly = rules === "colours" ? ["cat.color"] : undefined;
  const options: axe.RunOptions = { resultTypes: ["violations"], ...(runOnly && { runOnly }) };
  const { violations } = await page.evaluate(
    ([place, wanted]) => (window as unknown as { axe: typeof axe }).axe.run(place, wanted),
    [within ?? ":root", options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Has the page of a first visit its own letters (app/client/early.js)? Runs in the browser. */
function hasFonts(): boolean {
  return !document.documentElement.dataset.fonts;
}
