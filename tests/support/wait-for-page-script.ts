import type { Page } from "@playwright/test";

/**
 * Makes `goto` end, on a first page too, when the script of the page answers: it is asked for after the first frame
 * (decision 0040), which may be later than `load`, and before it a press opens a document. Who says `waitUntil`
 * waits for no more than that.
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
  const script = "script[data-late]";
  await page.waitForFunction((late) => !document.querySelector(`${late}:not([src])`), script);
  // A module that was asked for is not asked for again: this ends when it has run, or did not come.
  await page.evaluate(async (late) => {
    const asked = document.querySelector<HTMLScriptElement>(late);
    if (asked) await import(asked.src).catch(() => {});
  }, script);
}
