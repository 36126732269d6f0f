import type { Page } from "@playwright/test";

/**
 * Makes `goto` wait for the page's script, which may be requested after `load` (decision 0040); before, a click loads
 * a whole document. An explicit `waitUntil` is not extended.
 */
export function waitForPageScript(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await pageScriptReady(page);
    return answer;
  };
}

async function pageScriptReady(page: Page): Promise<void> {
  const script = "script[data-lazy]";
  await page.waitForFunction(
    (selector) => !document.querySelector(`${selector}:not([src])`),
    script,
  );
  // Importing a loaded module does not request it again: this resolves when it has run, or failed to load.
  await page.evaluate(async (selector) => {
    const script = document.querySelector<HTMLScriptElement>(selector);
    if (script) await import(script.src).catch(() => {});
  }, script);
}
