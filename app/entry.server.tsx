import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeHydration, early, siteScript } from "virtual:small-scripts";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ActionResultContext } from "./client/action-result.tsx";
import { isStylesheetCached } from "./client/cookies.ts";
import { type DocumentInlines, DocumentInlinesContext } from "./client/document-scripts.tsx";
import { findAreaStylesheet, hydrates } from "./client/hydrates.ts";
import { IncidentContext } from "./client/incident.ts";
import { RehearsalContext } from "./client/rehearsal.tsx";
import {
  readActionResult,
  redirectToActionResult,
  type StoredActionResult,
} from "./http/action-result-cookie.server.ts";
import {
  actorContext,
  createNonceContext,
  inlineStylesContext,
  stylesheetTextContext,
} from "./http/context.ts";
import { isRehearsal } from "./http/mode.server.ts";
import { getIncidentCode, logRequestError } from "./http/request-errors.server.ts";

export const streamTimeout = 5_000;

/**
 * Renders the whole page before sending the first byte, so that an error of a component still decides the status. A
 * page that React hydrates gets a nonce for its inline scripts and styles; the others keep constant hashes, because
 * their HTML may be cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const redirected = await redirectForm(request, status, context, loadContext);
  if (redirected) {
    for (const [name, value] of redirected) headers.append(name, value);
    headers.set("Cache-Control", "no-store, private");
    return new Response(null, { status: 303, headers });
  }
  const actionResult = await getShownResult(request, context, loadContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // React Router passes on only what `headers` of the route allows; a 429 needs its Retry-After.
  const retryAfter = actionResult?.retryAfter ?? getRetryAfter(context);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  if (actionResult) headers.set("Cache-Control", "no-store, private");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const handles = context.staticHandlerContext.matches.map(
    ({ route }) => context.routeModules[route.id]?.handle,
  );
  const isHydrated = hydrates(handles);
  const nonce = isHydrated ? loadContext.get(createNonceContext)() : undefined;
  const areaStyles = readAreaStyles(request, handles, loadContext);
  const inlines: DocumentInlines = {
    ...{ early, beforeHydration, areaStyles, nonce, siteScript },
  };
  const inlineStyles = loadContext.get(inlineStylesContext);
  const withInlineStyles = (html: Buffer<ArrayBuffer>) =>
    isHydrated ? html : inlineStyles(html.toString());
  return new Promise((resolve, reject) => {
    let responseStatus = actionResult?.status ?? status;
    const options: RenderToPipeableStreamOptions = {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(abortTimer);
        // The page is complete: one chunk is cheaper to send and compress than many.
        const page = new PassThrough();
        resolve(
          buffer(page).then(
            (html) => new Response(withInlineStyles(html), { status: responseStatus, headers }),
          ),
        );
        pipe(page);
      },
      onShellError: reject,
      onError(error) {
        responseStatus = 500;
        logRequestError(loadContext, error);
      },
    };
    const page = (
      <IncidentContext.Provider value={getIncidentCode(loadContext)}>
        <RehearsalContext.Provider value={isRehearsal()}>
          <DocumentInlinesContext.Provider value={inlines}>
            <ActionResultContext.Provider value={actionResult}>
              <ServerRouter context={withPageRoutesOnly(context)} url={request.url} nonce={nonce} />
            </ActionResultContext.Provider>
          </DocumentInlinesContext.Provider>
        </RehearsalContext.Provider>
      </IncidentContext.Provider>
    );
    const { pipe, abort } = renderToPipeableStream(page, options);
    // Cleared after the render; until then the timer keeps the whole page in memory.
    const abortTimer = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Headers of a post/redirect/get for an action that returned data; null where the page itself must respond. */
async function redirectForm(
  request: Request,
  status: number,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Headers | null> {
  const { actionData, errors } = context.staticHandlerContext;
  const [data] = Object.values(actionData ?? {});
  if (request.method !== "POST" || errors || data === undefined) return null;
  const retryAfter = getRetryAfter(context);
  return redirectToActionResult(request, loadContext.get(actorContext), {
    data,
    status,
    retryAfter,
  });
}

/** The action result that a page shows after the redirect; null for a page with an error. */
async function getShownResult(
  request: Request,
  { staticHandlerContext: { errors } }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<StoredActionResult | null> {
  if (request.method !== "GET" || errors) return null;
  return readActionResult(request, loadContext.get(actorContext));
}

/** Retry-After of the action, in seconds. */
function getRetryAfter({ staticHandlerContext: { actionHeaders } }: EntryContext): string | null {
  const values = Object.values(actionHeaders).map((headers) => headers.get("Retry-After"));
  return values.find(Boolean) ?? null;
}

/** Removes the routes of other pages, because the router rebuilds every route of its manifest in each render. */
function withPageRoutesOnly({ manifest, ...context }: EntryContext): EntryContext {
  const routes: typeof manifest.routes = {};
  for (const { route } of context.staticHandlerContext.matches)
    routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}

/** Text of the stylesheet of an area; undefined in development, and where the browser has it cached. */
function readAreaStyles(
  { headers }: Request,
  handles: unknown[],
  loadContext: RouterContextProvider,
): string | undefined {
  const href = findAreaStylesheet(handles);
  if (!href || import.meta.env.DEV) return undefined;
  if (isStylesheetCached(headers.get("cookie") ?? "", href)) return undefined;
  const text = loadContext.get(stylesheetTextContext)(href);
  if (text === undefined) throw new Error(`${href} is no stylesheet of the build.`);
  return text;
}

/** Logs every error of a loader or action once, with the incident number that the user sees. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logRequestError(context, error);
};
