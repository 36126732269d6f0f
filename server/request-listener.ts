import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { early, enhance, hydrate } from "virtual:small-scripts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { allImportMaps } from "#app/client/import-map.ts";
import { getManifestParts } from "#app/client/route-manifest.server.ts";
import { speculationRules } from "#app/client/speculation.ts";
import { cacheableRouteContext } from "#app/http/cached-page.server.ts";
import { clientAddressContext, inlineStylesContext } from "#app/http/context.ts";
import { logError } from "#app/http/request-errors.server.ts";
import { config } from "#app/platform/config.server.ts";
import { newCode } from "#app/platform/ids.ts";
import { createPageFinder, type FindCacheablePage } from "./cacheable-routes.ts";
import { getClientAddress } from "./client-address.ts";
import { inlineForBrowser, VARY_HEADER } from "./css-variants.ts";
import { replaceRootError, sendFallbackErrorPage } from "./fallback-error-page.ts";
import type { PageCache } from "./page-cache.ts";
import { servePublicPages } from "./public-pages.ts";
import { findReducedImage, requestsReducedData } from "./reduced-data-images.ts";
import { findHostRefusal, findRequestRefusal, METHODS } from "./refusals.ts";
import { isSameOriginRequest, isSignedPath } from "./same-origin.ts";
import {
  contentSecurityPolicy,
  demoRobotsHeaders,
  filePolicy,
  securityHeaders,
} from "./security-headers.ts";
import { createRefusalSender, type RefusalSender } from "./send-refusal.ts";
import { sendStaticFile } from "./send-static.ts";
import { createServiceWorkerFile } from "./service-worker-file.ts";
import { type StaticFile, staticText } from "./static-files.ts";
import { sendWebResponse, toWebRequest } from "./web-request.ts";

/** A handler for all paths below a prefix (the demonstration's identity provider). */
export type Mount = {
  prefix: string;
  /**
   * Paths called by another server rather than by a page: exempt from the same-origin check, the mount
   * authenticates them.
   */
  serverToServer: RegExp;
  listener: RequestListener;
};

type ListenerDeps = { files: Map<string, StaticFile>; pages: PageCache; mounts?: Mount[] };

/** Inline scripts of public pages; extra ones of hydrated pages. */
const pageScripts = [early, speculationRules("mouse"), speculationRules("finger")];
const hydrationScripts = [hydrate, ...allImportMaps];

/** Handles every request: cached pages first, then static files, the checks of the request, and the other pages. */
export function createRequestListener(
  build: ServerBuild,
  { files, pages, mounts = [] }: ListenerDeps,
): { listener: RequestListener; refusals: RefusalSender } {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const { demo, origin, originGiven } = config();
  const securityHeaderList = (policy: string) =>
    Object.entries(securityHeaders(policy, origin.startsWith("https:")));
  const pageHeaders = (scripts: string[], styles: string[]) =>
    securityHeaderList(contentSecurityPolicy({ scripts, styles, formTargets: providerOrigins() }));
  const headers = pageHeaders([...pageScripts, ...hydrationScripts], []);
  const documentHeaders = pageHeaders(pageScripts, []);
  const fileHeaders = securityHeaderList(filePolicy);
  for (const { href, text } of enhance.files)
    files.set(href, staticText(href.slice(1), Buffer.from(text)));
  for (const { href, text } of getManifestParts(build.assets).values())
    files.set(href, staticText(href.slice(1), Buffer.from(text)));
  files.set("/service-worker.js", createServiceWorkerFile(build));
  const findPage = createPageFinder(build);
  const getStylesheetText = (href: string) => {
    const file = files.get(href);
    return file && "raw" in file ? file.raw.toString() : undefined;
  };
  const shared = servePublicPages({
    ...{ handle, pages, findPage, getStylesheetText },
    pageHeaders: (styles) => pageHeaders(pageScripts, styles).flat(),
  });
  const refusals = createRefusalSender({
    publicOrigin: originGiven ? origin : undefined,
    getStylesheetText,
    pageHeaders: (styles) => pageHeaders([], styles).flat(),
  });
  const { refuse } = refusals;
  const { host, protocol } = new URL(origin);
  const expectedHost = originGiven ? { host, protocol } : undefined;
  const listener: RequestListener = (req, res) => {
    const isRead = isReadRequest(req);
    const demoHeaders = Object.entries(demoRobotsHeaders(demo, req.headers.host));
    const hostRefusal = findHostRefusal(req, expectedHost);
    if (isRead && !hostRefusal && shared.sendNow(req, res, demoHeaders.flat())) return;
    const path = (req.url ?? "/").split("?", 1)[0] ?? "/";
    const mount = mounts.find((one) => path.startsWith(one.prefix));
    // Our own server calls the machine's address without Origin; the mount checks the caller.
    const byServer = mount?.serverToServer.test(path) ?? false;
    if (hostRefusal === 400 || (hostRefusal && !byServer && !isProbe(req)))
      return refuse(req, res, hostRefusal);
    const file = isRead ? files.get(path) : undefined;
    const own = file ? fileHeaders : headers;
    for (const [name, value] of [...own, ...demoHeaders]) res.setHeader(name, value);
    if (file) {
      const light = requestsReducedData(req) ? findReducedImage(path, files) : undefined;
      return sendStaticFile(req, res, light ?? file);
    }
    const canonical = isRead ? canonicalPath(req, path, findPage) : undefined;
    if (canonical !== undefined) return redirectPermanently(res, canonical);
    const refusal = findRequestRefusal(req);
    if (refusal) return refuse(req, res, refusal);
    const requestOrigin = originGiven ? origin : `http://${req.headers.host}`;
    const signed = byServer || (req.method === "POST" && isSignedPath(path));
    if (!signed && !isSameOriginRequest(req.method ?? "", req.headers, requestOrigin))
      return refuse(req, res, 403);
    if (!METHODS.includes(req.method ?? "")) return refuse(req, res, 405);
    if (mount) return mount.listener(req, res);
    void runHandler(res, async (signal) => {
      if (isRead && (await shared.send(req, res, demoHeaders.flat()))) return;
      const context = new RouterContextProvider();
      context.set(clientAddressContext, getClientAddress(req));
      context.set(cacheableRouteContext, (page) => findPage(page)?.pattern);
      let hasInlineStyles = false;
      context.set(inlineStylesContext, (html) => {
        const { html: carried, styles } = inlineForBrowser(
          req.headers.cookie,
          html,
          getStylesheetText,
        );
        hasInlineStyles = styles !== "";
        const ownHeaders = hasInlineStyles ? pageHeaders(pageScripts, [styles]) : documentHeaders;
        // A body above the limit was already answered with 413.
        if (!res.headersSent)
          for (const [name, value] of [...ownHeaders, VARY_HEADER]) res.setHeader(name, value);
        return carried;
      });
      const webRequest = toWebRequest(req, requestOrigin, signal, () => refuse(req, res, 413));
      const response = replaceRootError(await handle(webRequest, context), context, webRequest);
      await sendWebResponse(req, res, response, { carries: hasInlineStyles });
    });
  };
  return { listener, refusals };
}

const isReadRequest = (req: IncomingMessage) => req.method === "GET" || req.method === "HEAD";

/** Health probes call the machine's own address, so their Host is not checked. */
const isProbe = (req: IncomingMessage) => req.url === "/healthz" || req.url === "/readyz";

/**
 * Returns the canonical address when the request spells it otherwise: a cacheable page in another case, or a
 * path with double slashes, which would lead to another host when written as a link. Undefined when it is
 * canonical.
 */
function canonicalPath(
  req: IncomingMessage,
  path: string,
  findPage: FindCacheablePage,
): string | undefined {
  if (!path.startsWith("/")) return undefined;
  const plain = findPage(path)?.path ?? path.replace(/[/\\]{2,}|\\/g, "/");
  return plain === path ? undefined : plain + (req.url ?? "").slice(path.length);
}

function redirectPermanently(res: ServerResponse, address: string): void {
  res.writeHead(301, {
    Location: address,
    "Cache-Control": "public, max-age=3600",
    "Content-Length": 0,
  });
  res.end();
}

/** Origins that a form may redirect to: the sign-in pages of the configured providers. */
function providerOrigins(): string[] {
  const { google, facebook } = config();
  return [
    ...(google ? ["https://accounts.google.com"] : []),
    ...(facebook ? ["https://www.facebook.com"] : []),
  ];
}

async function runHandler(
  res: ServerResponse,
  send: (gone: AbortSignal) => Promise<void>,
): Promise<void> {
  const gone = new AbortController();
  res.on("close", () => gone.abort());
  try {
    await send(gone.signal);
  } catch (error) {
    if (gone.signal.aborted) return;
    const incident = newCode();
    logError(error, incident);
    if (!res.headersSent) sendFallbackErrorPage(res, incident);
    else res.destroy();
  }
}
