import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { early } from "virtual:small-scripts";
import type { getRequestListener, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { speculationRules } from "#app/client/speculation.ts";
import { cacheableRouteContext } from "#app/http/cached-page.server.ts";
import { getClientAddress } from "#app/http/client-address.server.ts";
import {
  clientAddressContext,
  createNonceContext,
  inlineStylesContext,
  stylesheetTextContext,
} from "#app/http/context.ts";
import {
  type GetStylesheetText,
  inlineForBrowser,
  VARY_HEADER,
} from "#app/http/css-variants.server.ts";
import { renderFallbackErrorPage, replaceRootError } from "#app/http/fallback-error-page.server.ts";
import { logError } from "#app/http/request-errors.server.ts";
import { config } from "#app/platform/config.server.ts";
import { newCode } from "#app/platform/ids.ts";
import { createPageFinder } from "./cacheable-routes.ts";
import { compressResponse } from "./compression.ts";
import type { HeaderRecord, PageCache } from "./page-cache.ts";
import { createPublicPages } from "./public-pages.ts";
import { getPath } from "./request-checks.ts";
import { createRouterRequest } from "./router-request.ts";
import {
  allowSameOriginFrames,
  demoRobotsHeaders,
  filePolicy,
  pageHeaders,
  securityHeaders,
} from "./security-headers.ts";
import { type StaticFile, serveFiles } from "./static-files.ts";

/** Inline scripts of public pages; those of pages that React hydrates have the nonce of the response. */
const pageScripts = [early, speculationRules("mouse"), speculationRules("finger")];

type SiteOptions = {
  /** Folder of the client build, and its files by address. */
  folder: string;
  files: Map<string, StaticFile>;
  pages: PageCache;
  /** In development: loads the application again after a change. No page is cached then. */
  loadBuild?: (() => Promise<ServerBuild>) | undefined;
  /** Responds to a request whose body turns out to be too large. */
  refuseLargeBody: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
};

type Env = { Bindings: HttpBindings; Variables: { filePath: string } };

type Site = { fetch: Parameters<typeof getRequestListener>[0] };

/** Text of a stylesheet of the build. */
export const stylesheetReader =
  (files: Map<string, StaticFile>): GetStylesheetText =>
  (href) =>
    files.get(href)?.text;

/** The site as a `fetch` function: files of the build, cached public pages, then React Router. */
export function createSite(build: ServerBuild, options: SiteOptions): Site {
  const { folder, files, pages, loadBuild, refuseLargeBody } = options;
  const handle = createRequestHandler(loadBuild ?? build, import.meta.env.MODE);
  const { demo, origin, isOriginConfigured } = config();
  const findPage = createPageFinder(build);
  const getStylesheetText = stylesheetReader(files);
  const documentHeaders = pageHeaders(pageScripts);
  const fileHeaders = securityHeaders(filePolicy, origin.startsWith("https:"));
  const robotsHeaders = ({ headers }: IncomingMessage) => demoRobotsHeaders(demo, headers.host);
  const publicPages = createPublicPages({
    ...{ handle, pages, findPage, getStylesheetText },
    pageHeaders: (styles) => pageHeaders(pageScripts, styles),
  });

  const setFileHeaders = (c: Context<Env>) => {
    const all = { ...fileHeaders, ...robotsHeaders(c.env.incoming) };
    for (const [name, value] of Object.entries(all)) c.header(name, value);
  };
  // As it was sent: the URL of the web request is normalised.
  const app = new Hono<Env>({ getPath: (_, options) => getPath(options?.env?.incoming ?? {}) });

  app.get("*", serveFiles({ folder, files, setHeaders: setFileHeaders }));

  // One address for each public page: otherwise each spelling would be rendered and cached.
  app.get("*", (c, next) => {
    const { path } = c.req;
    const canonical = findPage(path)?.path ?? path.replace(/\/{2,}/g, "/");
    if (canonical === path) return next();
    setFileHeaders(c);
    c.header("Cache-Control", "public, max-age=3600");
    return Promise.resolve(c.redirect(canonical + getQueryString(c.env.incoming), 301));
  });

  app.get("*", async (c, next) => {
    const { incoming } = c.env;
    if (loadBuild) return next();
    return (await publicPages.render(incoming, robotsHeaders(incoming))) ?? next();
  });

  app.all("*", async (c) => {
    const { incoming, outgoing } = c.env;
    const context = new RouterContextProvider();
    context.set(clientAddressContext, getClientAddress(incoming));
    context.set(cacheableRouteContext, (page) => findPage(page)?.pattern);
    let headers = documentHeaders;
    let hasInlineStyles = false;
    context.set(stylesheetTextContext, getStylesheetText);
    context.set(createNonceContext, () => {
      if (import.meta.env.DEV) return undefined;
      const nonce = randomBytes(16).toString("base64");
      headers = pageHeaders([], [], nonce);
      return nonce;
    });
    context.set(inlineStylesContext, (html) => {
      const { cookie } = incoming.headers;
      const { html: inlined, styles } = inlineForBrowser(cookie, html, getStylesheetText);
      hasInlineStyles = styles !== "";
      const own = hasInlineStyles ? pageHeaders(pageScripts, [styles]) : documentHeaders;
      headers = { ...own, ...VARY_HEADER };
      return inlined;
    });
    const request = createRouterRequest(incoming, new Headers(c.req.raw.headers), {
      origin: isOriginConfigured ? origin : `http://${incoming.headers.host}`,
      signal: c.req.raw.signal,
      onTooLarge: () => refuseLargeBody(incoming, outgoing),
    });
    const response = replaceRootError(await handle(request, context), context, request);
    // A body above the limit, or too slow, was already answered.
    if (outgoing.headersSent) return RESPONSE_ALREADY_SENT;
    const all = mergeHeaders({ ...headers, ...robotsHeaders(incoming) }, response.headers);
    if (incoming.method === "HEAD") await response.body?.cancel();
    const sent = incoming.method === "HEAD" ? new Response(null, response) : response;
    const accepted = c.req.header("accept-encoding");
    return compressResponse(sent, all, { accepted, small: hasInlineStyles });
  });

  app.onError((error, c) => {
    const { outgoing } = c.env;
    if (outgoing.destroyed || outgoing.headersSent) return RESPONSE_ALREADY_SENT;
    const incident = newCode();
    logError(error, incident);
    return c.html(renderFallbackErrorPage(incident), 500, {
      ...documentHeaders,
      "Cache-Control": "no-store",
    });
  });

  return {
    // A prepared page skips Hono, which would cost as much as everything else (docs/measures.md).
    fetch(request, env) {
      const { incoming } = env as HttpBindings;
      const isRead = incoming.method === "GET" || incoming.method === "HEAD";
      const prepared = isRead && publicPages.findResponse(incoming, robotsHeaders(incoming));
      return prepared || app.fetch(request, env as HttpBindings);
    },
  };
}

const getQueryString = ({ url = "/" }: IncomingMessage) =>
  url.includes("?") ? url.slice(url.indexOf("?")) : "";

/** Adds the headers of a response to ours; its own values win. */
function mergeHeaders(ours: HeaderRecord, own: Headers): Headers {
  // Without Cache-Control, any cache may store the response for a guessed time.
  const headers = new Headers({ "Cache-Control": "private, no-cache", ...ours });
  for (const [name, value] of own) {
    if (name === "set-cookie") headers.append(name, value);
    else headers.set(name, value);
  }
  const policy = "Content-Security-Policy";
  if (own.get("X-Frame-Options") === "SAMEORIGIN" && !own.has(policy))
    headers.set(policy, allowSameOriginFrames(headers.get(policy) ?? ""));
  return headers;
}
