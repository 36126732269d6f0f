import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { early, enhance, hydrate } from "virtual:small-scripts";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ActionResultContext } from "./client/action-result.tsx";
import { type DocumentScripts, DocumentScriptsContext } from "./client/document-scripts.tsx";
import { hydrates } from "./client/hydrates.ts";
import { renderHydrationData } from "./client/hydration-data.server.ts";
import { buildImportMap, findPageLocale } from "./client/import-map.ts";
import { IncidentContext } from "./client/incident.ts";
import { RehearsalContext } from "./client/rehearsal.tsx";
import {
  readActionResult,
  redirectToActionResult,
  type StoredActionResult,
} from "./http/action-result-cookie.server.ts";
import { actorContext, inlineStylesContext } from "./http/context.ts";
import { isRehearsal } from "./http/mode.server.ts";
import { getIncidentCode, logRequestError } from "./http/request-errors.server.ts";

export const streamTimeout = 5_000;

/** Renders the whole page before the first byte: late boundaries would need inline scripts of React. */
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
  // A page says only what its own `headers` lets through; a 429 without the time to wait helps nobody.
  const retryAfter = actionResult?.retryAfter ?? getRetryAfter(context);
  if (retryAfter) headers.set("Retry-After", retryAfter);
  if (actionResult) headers.set("Cache-Control", "no-store, private");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const isPlainDevelopment = import.meta.env.DEV && import.meta.env.VITE_LATE !== "1";
  const scripts = isPlainDevelopment ? undefined : await loadDocumentScripts(context);
  const inlineStyles = loadContext.get(inlineStylesContext);
  const withInlineStyles = (html: Buffer<ArrayBuffer>) =>
    !scripts || scripts.hydrationData ? html : inlineStyles(html.toString());
  const renderContext = isPlainDevelopment
    ? context
    : { ...withPageRoutesOnly(context), serverHandoffStream: undefined };
  return new Promise((resolve, reject) => {
    let responseStatus = actionResult?.status ?? status;
    const options: RenderToPipeableStreamOptions = {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(abortTimer);
        // It is all there: one piece costs less to send and to compress than many.
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
          <DocumentScriptsContext.Provider value={scripts}>
            <ActionResultContext.Provider value={actionResult}>
              <ServerRouter context={renderContext} url={request.url} />
            </ActionResultContext.Provider>
          </DocumentScriptsContext.Provider>
        </RehearsalContext.Provider>
      </IncidentContext.Provider>
    );
    const { pipe, abort } = renderToPipeableStream(page, options);
    // Ended with the render: until then it holds the whole page in memory.
    const abortTimer = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** The redirect to the page of a form whose action answered with data; null where the page itself must answer. */
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

/** The answer to a form that a page shows after the redirect; null for a page that shows a fault. */
async function getShownResult(
  request: Request,
  { staticHandlerContext: { errors } }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<StoredActionResult | null> {
  if (request.method !== "GET" || errors) return null;
  return readActionResult(request, loadContext.get(actorContext));
}

/** The time to wait that an action gave, in seconds. */
function getRetryAfter({ staticHandlerContext: { actionHeaders } }: EntryContext): string | null {
  const values = Object.values(actionHeaders).map((headers) => headers.get("Retry-After"));
  return values.find(Boolean) ?? null;
}

/** Without the routes of other pages: the router makes all that it is given again for each render. */
function withPageRoutesOnly({ manifest, ...context }: EntryContext): EntryContext {
  const routes: typeof manifest.routes = {};
  for (const { route } of context.staticHandlerContext.matches)
    routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}

/** The scripts of a page, and its data where React takes it over. */
async function loadDocumentScripts(context: EntryContext): Promise<DocumentScripts> {
  const routes = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const importMap = buildImportMap(findPageLocale(routes));
  const scripts = { early, hydrate, enhance: enhance.href, importMap };
  const isHydrated = hydrates(routes.map((id) => context.routeModules[id]?.handle));
  return isHydrated ? { ...scripts, hydrationData: await renderHydrationData(context) } : scripts;
}

/** Every fault of a loader or an action is logged here, once, with the number the person is shown. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logRequestError(context, error);
};
