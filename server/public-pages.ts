import type { IncomingMessage } from "node:http";
import { type createRequestHandler, RouterContextProvider } from "react-router";
import { SIGNED_IN_COOKIE } from "#app/client/cookies.ts";
import { uncachedParams } from "#app/http/cached-page.server.ts";
import {
  type CssVariant,
  chooseCssVariant,
  type GetStylesheetText,
  renderCssVariants,
  stylesheetVersions,
  VARY_HEADER,
} from "#app/http/css-variants.server.ts";
import { config } from "#app/platform/config.server.ts";
import { COOKIE_PREFIX } from "#app/platform/cookies.ts";
import type { FindCacheablePage } from "./cacheable-routes.ts";
import { chooseEncoding } from "./compression.ts";
import type {
  CacheEntry,
  HeaderRecord,
  PageCache,
  PreparedResponse,
  ReaderNeeds,
  RenderedPage,
} from "./page-cache.ts";

type PublicPagesDeps = {
  handle: ReturnType<typeof createRequestHandler>;
  pages: PageCache;
  findPage: FindCacheablePage;
  getStylesheetText: GetStylesheetText;
  /** Response headers of a page that inlines these styles. */
  pageHeaders: (styles: string[]) => HeaderRecord;
};

/**
 * A CDN may cache the first-visit variant for a minute and serve it stale while it revalidates or cannot
 * reach us. Browsers revalidate each time. The other variants are for browsers with cached stylesheets: a
 * shared cache would serve them to browsers without.
 */
const getCacheHeaders = (variant: CssVariant): HeaderRecord =>
  variant === "inlineAll"
    ? {
        "Cache-Control":
          "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
        Vary: "Accept-Encoding",
      }
    : { "Cache-Control": "private, no-cache", ...VARY_HEADER };

/** Serves pages from the page cache: `findResponse` when the response is prepared, `render` otherwise. */
export function createPublicPages({
  handle,
  pages,
  findPage,
  getStylesheetText,
  pageHeaders,
}: PublicPagesDeps) {
  const toRenderedPage = (html: string): RenderedPage => {
    // As bytes: a string would take twice the memory.
    const source = Buffer.from(html);
    const { stylesheets } = renderCssVariants(html, getStylesheetText).linkAll();
    return {
      ...{ stylesheets: stylesheetVersions(stylesheets), sizeBytes: source.length },
      version(name) {
        const variants = renderCssVariants(source.toString(), getStylesheetText);
        const { html: text, styles } = variants[name]();
        const headers = {
          ...pageHeaders(styles ? [styles] : []),
          "Content-Type": "text/html; charset=utf-8",
          ...getCacheHeaders(name),
        };
        return { html: text, headers };
      },
    };
  };

  const render = (path: string) => async () => {
    const html = await renderSharedPage(handle, config().origin + path);
    return html === undefined ? undefined : toRenderedPage(html);
  };

  return {
    /**
     * Returns a response that is already prepared. Synchronous and without URL parsing, because most requests
     * end here.
     */
    findResponse(req: IncomingMessage, extraHeaders: HeaderRecord): Response | undefined {
      const path = sharedPath(req);
      const entry = path === undefined ? undefined : pages.findFresh(path);
      const answer = entry && pages.findAnswer(entry, readerNeeds(req, entry));
      return answer && toResponse(answer, extraHeaders);
    },

    /** Renders the page if needed. Returns undefined when the address has no cacheable page. */
    async render(req: IncomingMessage, extraHeaders: HeaderRecord): Promise<Response | undefined> {
      const path = sharedPath(req);
      if (path === undefined || findPage(path)?.path !== path) return undefined;
      // When a page fails and no previous one is cached, React Router sends its own 503 or 500.
      const entry = await pages.get(path, render(path)).catch(() => undefined);
      if (!entry) return undefined;
      const answer = await pages.answer(entry, readerNeeds(req, entry));
      return toResponse(answer, { ...extraHeaders, ...stalenessHeaders(pages, entry) });
    },
  };
}

/** As a plain object: the adapter passes it to Node without building a `Headers` for each reader. */
const toResponse = ({ status, headers, body }: PreparedResponse, extraHeaders: HeaderRecord) =>
  new Response(body, { status, headers: { ...headers, ...extraHeaders } });

/** `Cache-Status` of a stale page (RFC 9211): a negative `ttl` says for how many seconds it has been stale. */
function stalenessHeaders(pages: PageCache, entry: CacheEntry): HeaderRecord {
  if (pages.isFresh(entry)) return {};
  const staleSeconds = Math.max(pages.ageSeconds(entry), 1);
  return { "Cache-Status": `site; hit; ttl=-${staleSeconds}; detail=stale` };
}

const readerNeeds = ({ headers }: IncomingMessage, { page }: CacheEntry): ReaderNeeds => ({
  version: chooseCssVariant(headers.cookie, page.stylesheets),
  encoding: chooseEncoding(headers["accept-encoding"]),
  ifNoneMatch: headers["if-none-match"],
});

const sessionCookie = new RegExp(`${COOKIE_PREFIX}\\.session_token=`);
const hereCookie = new RegExp(`(?:^|; )${SIGNED_IN_COOKIE}=`);

/** The requested path; undefined when the response depends on the visitor. */
function sharedPath(req: IncomingMessage): string | undefined {
  const url = req.url ?? "/";
  const queryStart = url.indexOf("?");
  if (queryStart >= 0 && hasReadParameter(url.slice(queryStart))) return undefined;
  // The session cookie and the cookie for scripts disagree: a page rendered for this visitor corrects the
  // latter.
  const { cookie } = req.headers;
  if (cookie && sessionCookie.test(cookie) !== hereCookie.test(cookie)) return undefined;
  return queryStart >= 0 ? url.slice(0, queryStart) : url;
}

function hasReadParameter(search: string): boolean {
  const params = new URLSearchParams(search);
  return uncachedParams.some((name) => params.has(name));
}

/**
 * Renders a page from its path alone, without cookies or headers. Returns undefined when the address has no
 * page; throws on a 5xx.
 */
async function renderSharedPage(
  handle: PublicPagesDeps["handle"],
  address: string,
): Promise<string | undefined> {
  const answer = await handle(new Request(address), new RouterContextProvider());
  if (answer.status === 200) return answer.text();
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`${address} was answered ${answer.status}.`);
  return undefined;
}
