/** A page in a browser that is driven by WebDriver. */
export type EnginePage = {
  /** Loads an address and waits for it; rejects when nothing answers. */
  open(address: string): Promise<void>;
  /** Runs the body of an async function in the page and returns its result as JSON. */
  run<T>(body: string): Promise<T>;
  /** Clicks an element with the mouse. `element` is a JavaScript expression. */
  click(element: string): Promise<void>;
  /** Types text with key events. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses a file in a file input. */
  chooseFile(selector: string, path: string): Promise<void>;
};

/** The browser or its driver is not installed. The message is one sentence for the terminal. */
export class NoEngine extends Error {}

const TIMEOUT_MS = 20_000;
const INTERVAL_MS = 100;

/**
 * Waits until `check` returns true, and throws after 20 seconds. A check that fails counts as false, because a page
 * that is being replaced answers nothing.
 */
export async function waitUntil(name: string, check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  let lastError: unknown;
  while (Date.now() < end) {
    try {
      if (await check()) return;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  throw new Error(`Never happened: ${name}`, { cause: lastError });
}

/** Waits until a JavaScript expression is true in the page; the error contains the beginning of the page's text. */
export async function waitForPage(page: EnginePage, condition: string): Promise<void> {
  const check = () => page.run<boolean>(`return Boolean(${condition})`);
  await waitUntil(condition, check).catch(async (error) => {
    const script = "return location.href + ' ' + document.body.innerText.slice(0, 2000)";
    const text = await page.run<string>(script).catch(String);
    throw new Error(`${error.message}\n${text}`, { cause: error.cause });
  });
}
