import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { early, enhance, wake } from "virtual:small-scripts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { addressContext, carryContext } from "#app/http/context.ts";
import { reportFault } from "#app/http/fault.server.ts";
import { sharedPlaceContext } from "#app/http/kept-page.server.ts";
import { importMaps } from "#app/late/one-language.ts";
import { planParts } from "#app/late/plan-part.server.ts";
import { speculationRules } from "#app/late/speculation.ts";
import { config } from "#app/platform/config.server.ts";
import { newCode } from "#app/platform/ids.ts";
import { cacheableRoutes, type FindCacheablePage } from "./cacheable-routes.ts";
import { carriedFor, VARY } from "./carried-sheets.ts";
import { clientAddress } from "./client-address.ts";
import { lastScreen, rootFault } from "./last-screen.ts";
import { lightPicture, savesData } from "./light-pictures.ts";
import type { PageCache } from "./page-cache.ts";
import { publicPages } from "./public-pages.ts";
import { findHostRefusal, findRequestRefusal, METHODS } from "./refusals.ts";
import { comesFromOurPages, isSignedCall } from "./same-origin.ts";
import {
  contentSecurityPolicy,
  demonstrationHeaders,
  policyOfFiles,
  securityHeaders,
} from "./security-headers.ts";
import { refusalSender, type SendRefusal } from "./send-refusal.ts";
import { sendStatic } from "./send-static.ts";
import { type StaticFile, staticText } from "./static-files.ts";
import { sendWebResponse, toWebRequest } from "./web-request.ts";
import { workerFile } from "./worker-file.ts";

/** A part of the server that answers some addresses itself (the demonstration's identity provider). */
export type Mount = {
  prefix: string;
  /** Addresses that another server calls, without a page: they check who calls by other means. */
  serverToServer: RegExp;
  listener: RequestListener;
};

type Parts = { files: Map<string, StaticFile>; pages: PageCache; mounts?: Mount[] };

/** What a public page holds; what a page that wakes holds besides. */
const scripts = [early, speculationRules("mouse"), speculationRules("finger")];
const wakingScripts = [wake, ...importMaps];

/** Answers every request: cached pages first, then files, the checks of the request, and the other pages. */
export function requestListener(
  build: ServerBuild,
  { files, pages, mounts = [] }: Parts,
): { listener: RequestListener; refusals: SendRefusal } {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const { demo, origin, originGiven } = config();
  const guards = (policy: string) =>
    Object.entries(securityHeaders(policy, origin.startsWith("https:")));
  const headersOf = (scripts: string[], styles: string[]) =>
    guards(contentSecurityPolicy({ scripts, styles, formTargets: providerOrigins() }));
  const headers = headersOf([...scripts, ...wakingScripts], []);
  const headersOfDocument = headersOf(scripts, []);
  const headersOfFiles = guards(policyOfFiles);
  for (const { href, text } of enhance.files)
    files.set(href, staticText(href.slice(1), Buffer.from(text)));
  for (const { href, text } of planParts(build.assets).values())
    files.set(href, staticText(href.slice(1), Buffer.from(text)));
  files.set("/service-worker.js", workerFile(build));
  const findPage = cacheableRoutes(build);
  const textOf = (href: string) => {
    const file = files.get(href);
    return file && "raw" in file ? file.raw.toString() : undefined;
  };
  const shared = publicPages({
    ...{ handle, pages, findPage, textOf },
    headersOf: (styles) => headersOf(scripts, styles).flat(),
  });
  const refusals = refusalSender({
    publicOrigin: originGiven ? origin : undefined,
    textOf,
    headersOf: (styles) => headersOf([], styles).flat(),
  });
  const { refuse } = refusals;
  const { host, protocol } = new URL(origin);
  const expectedHost = originGiven ? { host, protocol } : undefined;
  const listener: RequestListener = (req, res) => {
    const reading = isReading(req);
    const ofDemonstration = Object.entries(demonstrationHeaders(demo, req.headers.host));
    const hostRefusal = findHostRefusal(req, expectedHost);
    if (reading && !hostRefusal && shared.sendNow(req, res, ofDemonstration.flat())) return;
    const path = (req.url ?? "/").split("?", 1)[0] ?? "/";
    const mount = mounts.find((one) => path.startsWith(one.prefix));
    // Our own server calls by the machine's address, from no page; the mount checks who calls.
    const byServer = mount?.serverToServer.test(path) ?? false;
    if (hostRefusal === 400 || (hostRefusal && !byServer && !isProbe(req)))
      return refuse(req, res, hostRefusal);
    const file = reading ? files.get(path) : undefined;
    const own = file ? headersOfFiles : headers;
    for (const [name, value] of [...own, ...ofDemonstration]) res.setHeader(name, value);
    if (file) {
      const light = savesData(req) ? lightPicture(path, files) : undefined;
      return sendStatic(req, res, light ?? file);
    }
    const address = reading ? plainAddress(req, path, findPage) : undefined;
    if (address !== undefined) return redirectForGood(res, address);
    const refusal = findRequestRefusal(req);
    if (refusal) return refuse(req, res, refusal);
    const here = originGiven ? origin : `http://${req.headers.host}`;
    const signed = byServer || (req.method === "POST" && isSignedCall(path));
    if (!signed && !comesFromOurPages(req.method ?? "", req.headers, here))
      return refuse(req, res, 403);
    if (!METHODS.includes(req.method ?? "")) return refuse(req, res, 405);
    if (mount) return mount.listener(req, res);
    void answer(res, async (signal) => {
      if (reading && (await shared.send(req, res, ofDemonstration.flat()))) return;
      const context = new RouterContextProvider();
      context.set(addressContext, clientAddress(req));
      context.set(sharedPlaceContext, (page) => findPage(page)?.pattern);
      let carries = false;
      context.set(carryContext, (html) => {
        const { html: carried, styles } = carriedFor(req.headers.cookie, html, textOf);
        carries = styles !== "";
        const ownHeaders = carries ? headersOf(scripts, [styles]) : headersOfDocument;
        // A body that was too large has been answered already.
        if (!res.headersSent)
          for (const [name, value] of [...ownHeaders, VARY]) res.setHeader(name, value);
        return carried;
      });
      const asked = toWebRequest(req, here, signal, () => refuse(req, res, 413));
      const made = rootFault(await handle(asked, context), context, asked);
      await sendWebResponse(req, res, made, { carries });
    });
  };
  return { listener, refusals };
}

const isReading = (req: IncomingMessage) => req.method === "GET" || req.method === "HEAD";

/** Health probes ask by the machine's own address. */
const isProbe = (req: IncomingMessage) => req.url === "/healthz" || req.url === "/readyz";

/**
 * The one address of what is asked for, when it was written otherwise: a cacheable page in other letters, or
 * any path with doubled slashes, which a link made from it would take for another host.
 */
function plainAddress(
  req: IncomingMessage,
  path: string,
  findPage: FindCacheablePage,
): string | undefined {
  if (!path.startsWith("/")) return undefined;
  const plain = findPage(path)?.path ?? path.replace(/[/\\]{2,}|\\/g, "/");
  return plain === path ? undefined : plain + (req.url ?? "").slice(path.length);
}

function redirectForGood(res: ServerResponse, address: string): void {
  res.writeHead(301, {
    Location: address,
    "Cache-Control": "public, max-age=3600",
    "Content-Length": 0,
  });
  res.end();
}

/** Where a form may lead by a redirect: the sign-in pages of the providers that are configured. */
function providerOrigins(): string[] {
  const { google, facebook } = config();
  return [
    ...(google ? ["https://accounts.google.com"] : []),
    ...(facebook ? ["https://www.facebook.com"] : []),
  ];
}

async function answer(
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
    reportFault(error, incident);
    if (!res.headersSent) lastScreen(res, incident);
    else res.destroy();
  }
}
