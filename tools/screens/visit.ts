import type { Page } from "@playwright/test";
import { type BrowserContexts, SITE_ORIGIN } from "./browser-contexts.ts";
import { fillAddress, type PreparedData } from "./prepared-data.ts";
import { type Scheme, type Step, translatePath, type Visit } from "./screen.ts";
import { settle, watchRequests } from "./settle.ts";

/** A picture of a screen, as the bytes of a PNG file. */
export type Picture = { name: string; width: number; scheme: Scheme; png: Buffer };

/** In the name of the picture with every `details` open. */
export const DETAILS = "with details open";

type VisitOptions = {
  contexts: BrowserContexts;
  data: PreparedData;
  schemes: readonly Scheme[];
};

/**
 * Opens a screen and takes a picture in each colour scheme; of a page whose content has closed `details`, once more
 * with all of them open.
 */
export async function visitScreen(
  visit: Visit,
  { contexts, data, schemes }: VisitOptions,
): Promise<Picture[]> {
  const { name, screen, language, width } = visit;
  const page = await contexts.openPage(visit);
  try {
    const requests = watchRequests(page);
    const settlePage = () => settle(page, requests, screen);
    const [firstScheme = "light"] = schemes;
    await page.emulateMedia({ ...screen.media, colorScheme: firstScheme });
    const path = translatePath(fillAddress(screen.at, data.values), language);
    const response = await page.goto(SITE_ORIGIN + path);
    if (response?.status() === 503) throw new Error("The server has too many requests.");
    await settlePage();
    for (const step of screen.steps ?? []) await runStep(page, step);
    if (screen.steps) await settlePage();
    const take = async (named: string): Promise<Picture[]> => {
      const pictures: Picture[] = [];
      for (const scheme of schemes) {
        await page.emulateMedia({ ...screen.media, colorScheme: scheme });
        await settlePage();
        await page.evaluate(maskTexts, screen.masked);
        pictures.push({ name: named, width, scheme, png: await takePicture(page) });
      }
      return pictures;
    };
    const pictures = await take(name);
    const hasClosedDetails = !screen.state && (await page.evaluate(openDetails)) > 0;
    return hasClosedDetails ? [...pictures, ...(await take(`${name} ${DETAILS}`))] : pictures;
  } finally {
    await page.close();
  }
}

async function runStep(page: Page, [action, target, text = ""]: Step): Promise<void> {
  const element = page.locator(target).first();
  const actions: Record<Step[0], () => Promise<unknown>> = {
    click: () => element.click(),
    check: () => element.check({ force: true }),
    submit: () => Promise.all([page.waitForEvent("load"), element.click()]),
    open: () => element.evaluate(openElement),
    hover: () => element.hover(),
    focus: () => element.focus(),
    visible: () => element.waitFor(),
    fill: () => element.focus().then(() => page.keyboard.insertText(text)),
    key: () => page.keyboard.press(target),
    scroll: () => page.evaluate((top) => scrollTo(0, Number(top)), target),
  };
  await actions[action]();
}

/**
 * The whole page; only the part on the screen when it is scrolled, or when something lies above it. Playwright's own
 * picture takes twice the time, because it compresses the file.
 */
async function takePicture(page: Page): Promise<Buffer> {
  const isWhole = await page.evaluate(isWholePageVisible);
  const cdp = await page.context().newCDPSession(page);
  const { cssContentSize } = await cdp.send("Page.getLayoutMetrics");
  const clip = isWhole ? { clip: { ...cssContentSize, x: 0, y: 0, scale: 1 } } : {};
  const { data } = await cdp.send("Page.captureScreenshot", {
    ...{ format: "png", optimizeForSpeed: true, captureBeyondViewport: isWhole, ...clip },
  });
  await cdp.detach();
  return Buffer.from(data, "base64");
}

// The functions below run in the browser.

function openElement(element: Element): void {
  if (element instanceof HTMLDialogElement) element.showModal();
  else if (element instanceof HTMLDetailsElement) element.open = true;
  else (element as HTMLElement).showPopover();
}

/** Opens the details of the content; returns how many were closed. */
function openDetails(): number {
  const closed = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
  for (const details of closed) details.open = true;
  (document.activeElement as HTMLElement | null)?.blur();
  return closed.length;
}

/** Writes the same text over what differs at each visit: the number of an incident, and what the screen names. */
function maskTexts(selector = "[data-never]"): void {
  for (const small of document.querySelectorAll("main small"))
    small.textContent = small.textContent.replace(/\b[2-9A-HJ-NP-Z]{6}\b/, "ABCDEF");
  for (const element of document.querySelectorAll(selector)) element.textContent = "masked";
}

const isWholePageVisible = () =>
  scrollY === 0 && !document.querySelector("dialog:modal, [popover]:popover-open");
