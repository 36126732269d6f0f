import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { early, enhance, wake } from "virtual:small-scripts";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { carryContext } from "./http/context.ts";
import { reportFaultOf, shownOf } from "./http/fault.server.ts";
import { isRehearsal } from "./http/mode.server.ts";
import { IncidentContext } from "./late/incident.ts";
import { lateJson } from "./late/late-json.server.ts";
import { type Late, LateContext } from "./late/late-scripts.tsx";
import { importMapOf, localeRead } from "./late/one-language.ts";
import { RehearsalContext } from "./late/rehearsal.tsx";
import { wakes } from "./late/wakes.ts";

export const streamTimeout = 5_000;

/** Renders the whole page before the first byte: late boundaries would need inline scripts of React. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const answered of Object.values(context.staticHandlerContext.actionHeaders)) {
    // A page says only what its own `headers` lets through; a 429 without the time to wait helps nobody.
    const wait = answered.get("Retry-After");
    if (wait) headers.set("Retry-After", wait);
  }
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const usual = import.meta.env.DEV && import.meta.env.VITE_LATE !== "1";
  const late = usual ? undefined : await lateOf(context);
  const carry = loadContext.get(carryContext);
  const carried = (html: Buffer<ArrayBuffer>) =>
    !late || late.json ? html : carry(html.toString());
  const shown = usual ? context : { ...onlyOfPage(context), serverHandoffStream: undefined };
  return new Promise((resolve, reject) => {
    let code = status;
    const options: RenderToPipeableStreamOptions = {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(patience);
        // It is all there: one piece costs less to send and to compress than many.
        const page = new PassThrough();
        resolve(
          buffer(page).then((html) => new Response(carried(html), { status: code, headers })),
        );
        pipe(page);
      },
      onShellError: reject,
      onError(error) {
        code = 500;
        reportFaultOf(loadContext, error);
      },
    };
    const page = (
      <IncidentContext.Provider value={shownOf(loadContext)}>
        <RehearsalContext.Provider value={isRehearsal()}>
          <LateContext.Provider value={late}>
            <ServerRouter context={shown} url={request.url} />
          </LateContext.Provider>
        </RehearsalContext.Provider>
      </IncidentContext.Provider>
    );
    const { pipe, abort } = renderToPipeableStream(page, options);
    // Ended with the render: until then it holds the whole page in memory.
    const patience = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Without the routes of other pages: the router makes all that it is given again for each render. */
function onlyOfPage({ manifest, ...context }: EntryContext): EntryContext {
  const routes: typeof manifest.routes = {};
  for (const { route } of context.staticHandlerContext.matches)
    routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes } };
}

/** The scripts of a page, and its data where React takes it over. */
async function lateOf(context: EntryContext): Promise<Late> {
  const routes = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const importMap = importMapOf(localeRead(routes));
  const scripts = { early, wake, enhance: enhance.href, importMap };
  const woken = wakes(routes.map((id) => context.routeModules[id]?.handle));
  return woken ? { ...scripts, json: await lateJson(context) } : scripts;
}

/** Every fault of a loader or an action is logged here, once, with the number the person is shown. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  reportFaultOf(context, error);
};
