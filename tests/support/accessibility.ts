import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { layOutPage } from "./lay-out-page.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The part of the page that axe checks (a selector, or the whole page), and which rules: all, or those about colours.
 */
export type AxeScope = { within?: string; rules?: "all" | "colours" };

/**
 * Lists axe violations of the open page, as `rule: element`. axe runs in the page itself, because AxeBuilder opens
 * another page for each check, which takes longer than the check.
 */
export async function findAccessibilityFaults(page: Page, { within, rules }: AxeScope = {}) {
  await page.waitForFunction(hasFonts);
  await layOutPage(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const runOnly = rules === "colours" ? ["cat.color"] : undefined;
  const options: axe.RunOptions = { resultTypes: ["violations"], ...(runOnly && { runOnly }) };
  const { violations } = await page.evaluate(
    ([place, ruleIds]) => (window as unknown as { axe: typeof axe }).axe.run(place, ruleIds),
    [within ?? ":root", options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Whether the page's own fonts have loaded (app/client/early.js). Runs in the browser. */
function hasFonts(): boolean {
  return !document.documentElement.dataset.fonts;
}
