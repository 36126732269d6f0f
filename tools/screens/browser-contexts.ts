import type { Browser, BrowserContext, Page } from "@playwright/test";
import { DATA_SAVER_COOKIE, STYLESHEETS_COOKIE } from "#app/client/cookies.ts";
import type { PreparedData } from "./prepared-data.ts";
import { isPhone, type Visit } from "./screen.ts";
import type { FrozenSite } from "./site.ts";

/** The browser is directed to the port of the site (take-pictures.ts): an address on a page is equal in both trees. */
export const SITE_ORIGIN = "http://localhost";

/** The contexts of both languages at two widths: pages of one account follow each other. */
const MAX_CONTEXTS = 4;

/**
 * The browser contexts of one worker. Pages of the same account, language and width share one, with its cached scripts
 * and pictures. A state has its own, because its steps may store something in the browser.
 */
export function createContexts(browser: Browser, site: FrozenSite, data: PreparedData) {
  const contexts = new Map<string, BrowserContext>();
  return {
    async openPage(visit: Visit): Promise<Page> {
      const key = getKey(visit);
      const context = contexts.get(key) ?? (await createContext(browser, visit, data.clock));
      contexts.set(key, context);
      const [oldest] = contexts;
      if (oldest && contexts.size > MAX_CONTEXTS) {
        contexts.delete(oldest[0]);
        await oldest[1].close();
      }
      await context.clearCookies();
      await context.addCookies(listCookies(visit, site, data));
      return context.newPage();
    },
    async close(): Promise<void> {
      for (const context of contexts.values()) await context.close();
    },
  };
}

export type BrowserContexts = ReturnType<typeof createContexts>;

function getKey({ name, screen, language, width }: Visit): string {
  return screen.state ? `${name} ${width}` : `${screen.as} ${language} ${width}`;
}

async function createContext(
  browser: Browser,
  { screen, width }: Visit,
  clock: string,
): Promise<BrowserContext> {
  const phone = isPhone(width) && { isMobile: true, hasTouch: true };
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 800 },
    ...phone,
    locale: "fr-FR",
    timezoneId: "Africa/Dakar",
    reducedMotion: screen.media?.reducedMotion ?? "reduce",
    forcedColors: screen.media?.forcedColors ?? "none",
    javaScriptEnabled: !screen.withoutScripts,
    serviceWorkers: "block",
  });
  await context.clock.setFixedTime(new Date(clock));
  await context.addInitScript(silencePage);
  return context;
}

/**
 * French pages are first visits, which contain their stylesheets; English pages link them, as on a later visit. So each
 * page is compared in both deliveries.
 */
function listCookies(
  { screen, language }: Visit,
  { stylesheets }: FrozenSite,
  { cookies }: PreparedData,
) {
  const own = (cookies[screen.as] ?? "").split("; ").filter(Boolean);
  const byName = new Map<string, string>([
    ...own.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
    // The network of the machine must not change the page.
    [DATA_SAVER_COOKIE, "off"],
    ...Object.entries(language === "en" ? { [STYLESHEETS_COOKIE]: stylesheets } : {}),
    ...Object.entries(screen.cookies ?? {}),
  ]);
  return [...byName].map(([name, value]) => ({ name, value, url: SITE_ORIGIN }));
}

/**
 * Runs in the browser before the scripts of the page: no measures, no film by itself, no stream of changes, no
 * animation and no caret.
 */
function silencePage(): void {
  try {
    sessionStorage.setItem("measured", "0");
    sessionStorage.setItem("film", "seen");
  } catch {
    // A page without an origin has no storage.
  }
  class SilentStream extends EventTarget {
    static CLOSED = 2;
    readyState = 1;
    close() {}
  }
  Object.assign(window, { EventSource: SilentStream });
  const still = new CSSStyleSheet();
  still.replaceSync(`*, ::before, ::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition: none !important; caret-color: transparent !important; }`);
  document.adoptedStyleSheets.push(still);
}
