import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { browserOptions } from "#tests/support/browser-options.ts";
import { createContexts, SITE_ORIGIN } from "./browser-contexts.ts";
import type { PreparedData } from "./prepared-data.ts";
import type { Scheme, SiteVariant, Visit } from "./screen.ts";
import { startFrozenSite } from "./site.ts";
import { type Picture, visitScreen } from "./visit.ts";

type Options = {
  tree: string;
  data: PreparedData;
  visits: readonly Visit[];
  schemes: readonly Scheme[];
  /** How many pages are open at the same time. */
  workers: number;
  /** Receives the pictures of a visit; returns false to have them taken once more. */
  onPictures: (visit: Visit, pictures: Picture[], isLast: boolean) => Promise<boolean>;
};

/** A screen whose pictures could not be taken. */
export type FailedVisit = { name: string; width: number; error: string };

/**
 * Takes the pictures of these screens in one tree: one browser, and a new context for each visit. A visit that fails,
 * or whose pictures are not accepted, is done once more. Returns what failed twice.
 */
export async function takePictures(options: Options): Promise<FailedVisit[]> {
  const failed: FailedVisit[] = [];
  for (const variant of new Set(options.visits.map(getVariant)))
    failed.push(...(await takeVariant(options, variant)));
  return failed;
}

const getVariant = ({ screen }: Visit): SiteVariant => screen.variant ?? "demonstration";

async function takeVariant(options: Options, variant: SiteVariant): Promise<FailedVisit[]> {
  const { tree, data, visits, schemes, workers, onPictures } = options;
  const site = await startFrozenSite(tree, data, variant);
  const browser = await launch(site.port);
  const queue = visits.filter((visit) => getVariant(visit) === variant);
  const failed: FailedVisit[] = [];
  const work = async () => {
    const contexts = createContexts(browser, site, data);
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      const error = await tryTwice((isLast) =>
        visitScreen(visit, { contexts, data, schemes }).then((pictures) =>
          onPictures(visit, pictures, isLast),
        ),
      );
      if (error) failed.push({ name: visit.name, width: visit.width, error });
    }
    await contexts.close();
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    await site.stop();
  }
  return failed;
}

/** How long one visit may take, in milliseconds. */
const MAX_VISIT_MS = 90_000;

/** Returns the error of the second attempt. */
async function tryTwice(
  attempt: (isLast: boolean) => Promise<boolean>,
): Promise<string | undefined> {
  for (const isLast of [false, true])
    try {
      const isAccepted = await withTimeLimit(attempt(isLast));
      if (isAccepted || isLast) return undefined;
    } catch (error) {
      if (isLast) return `${(error as Error).message.split("\n", 1)[0]}`;
    }
}

/** Playwright waits for a function in the page without a limit. */
async function withTimeLimit<T>(work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = wait(MAX_VISIT_MS, undefined, limit).then(() => {
    throw new Error(`It took more than ${MAX_VISIT_MS / 1000} s.`);
  });
  return Promise.race([work, late]).finally(() => {
    limit.abort();
    late.catch(() => {});
  });
}

/** The browser's version, by which the same page has the same pixels. */
export async function readBrowserVersion(): Promise<string> {
  const browser = await chromium.launch(browserOptions());
  const version = browser.version();
  await browser.close();
  return version;
}

/** A browser that reaches the site at SITE_ORIGIN, whatever its port. */
function launch(port: string): Promise<Browser> {
  const { args = [], ...options } = browserOptions();
  const { hostname } = new URL(SITE_ORIGIN);
  const rules = `--host-resolver-rules=MAP ${hostname}:80 127.0.0.1:${port}`;
  return chromium.launch({ ...options, args: [...args, rules, "--force-color-profile=srgb"] });
}
