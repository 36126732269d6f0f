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
import { carriedFor, VARY } from "./carried-sheets.ts";
import { clientAddress } from "./client-address.ts";
import { sharedPlaces } from "./floor.ts";
import { lastScreen, rootFault } from "./last-screen.ts";
import { lightPicture, savesData } from "./light-pictures.ts";
import { comesFromOurPages, isSignedCall } from "./same-origin.ts";
import {
  contentSecurityPolicy,
  demonstrationHeaders,
  policyOfFiles,
  securityHeaders,
} from "./security-headers.ts";
import { sendStatic } from "./send-static.ts";
import { sharedAnswer } from "./shared-answer.ts";
import type { SharedPages } from "./shared-pages.ts";
import { type StaticFile, staticText } from "./static-files.ts";
import { LARGEST_BODY, sendWebResponse, toWebRequest } from "./web-request.ts";
import { workerFile } from "./worker-file.ts";

/** A part of the server that answers some addresses itself (the demonstration's identity provider). */
export type Mount = {
  prefix: string;
  /** Addresses that another server calls, without a page: they check who calls by other means. */
  serverToServer: RegExp;
  listener: RequestListener;
};

type Parts = { files: Map<string, StaticFile>; pages: SharedPages; mounts?: Mount[] };

/** What a public page holds; what a page that wakes holds besides. */
const scripts = [early, speculationRules("mouse"), speculationRules("finger")];
const wakingScripts = [wake, ...importMaps];

/** Answers every request: kept pages first, then files, the same-origin check, and the other pages. */
export function requestListener(
  build: ServerBuild,
  { files, pages, mounts = [] }: Parts,
): RequestListener {
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
  const placeOf = sharedPlaces(build);
  const textOf = (href: string) => {
    const file = files.get(href);
    return file && "raw" in file ? file.raw.toString() : undefined;
  };
  const shared = sharedAnswer({
    ...{ handle, pages, placeOf, textOf },
    headersOf: (styles) => headersOf(scripts, styles).flat(),
  });
  return (req, res) => {
    const reading = isReading(req);
    const ofDemonstration = Object.entries(demonstrationHeaders(demo, req.headers.host));
    if (reading && shared.atOnce(req, res, ofDemonstration)) return;
    const path = (req.url ?? "/").split("?", 1)[0] ?? "/";
    const file = reading ? files.get(path) : undefined;
    const own = file ? headersOfFiles : headers;
    for (const [name, value] of [...own, ...ofDemonstration]) res.setHeader(name, value);
    if (file) {
      const light = savesData(req) ? lightPicture(path, files) : undefined;
      return sendStatic(req, res, light ?? file);
    }
    const here = originGiven ? origin : `http://${req.headers.host ?? "localhost"}`;
    const mount = mounts.find((one) => path.startsWith(one.prefix));
    // Our own server calls by the machine's address, from no page; the mount checks who calls.
    const byServer = mount?.serverToServer.test(path) ?? false;
    if (refuseBadRequest(req, res, here, originGiven && !byServer)) return;
    const signed = byServer || (req.method === "POST" && isSignedCall(path));
    if (!signed && !comesFromOurPages(req.method ?? "", req.headers, here))
      return refuse(res, 403, "This request does not come from a page of this site.");
    if (!known.test(req.method ?? "")) return refuse(res, 405, "This method is not known here.");
    if (mount) return mount.listener(req, res);
    void answer(res, async (signal) => {
      if (reading && (await shared.made(req, res, ofDemonstration))) return;
      const context = new RouterContextProvider();
      context.set(addressContext, clientAddress(req));
      context.set(sharedPlaceContext, placeOf);
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
      const asked = toWebRequest(req, here, signal, () => refuseTooLarge(res));
      const made = rootFault(await handle(asked, context), context);
      await sendWebResponse(req, res, made, { carries });
    });
  };
}

/** The methods of pages, forms and files in pieces. */
const known = /^(?:GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/;
const isReading = (req: IncomingMessage) => req.method === "GET" || req.method === "HEAD";

function refuseBadRequest(
  req: IncomingMessage,
  res: ServerResponse,
  here: string,
  originGiven: boolean,
): boolean {
  const host = req.headers.host ?? "";
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(here)) refuse(res, 400, "Bad host.");
  else if (originGiven && `${new URL(here).host}` !== host && !isProbe(req))
    refuse(res, 421, "This server does not answer for that host.");
  else if (Number(req.headers["content-length"] ?? 0) > LARGEST_BODY) refuseTooLarge(res);
  else if (req.headers["content-encoding"]) refuse(res, 415, "Compressed bodies are not read.");
  else if (!/^\/(?!\/)/.test(req.url ?? "") || /%00/.test(req.url ?? ""))
    refuse(res, 400, "Bad address.");
  else return false;
  return true;
}

/** Health probes ask by the machine's own address. */
const isProbe = (req: IncomingMessage) => req.url === "/healthz" || req.url === "/readyz";

function refuseTooLarge(res: ServerResponse): void {
  if (!res.headersSent) refuse(res, 413, "This is larger than 12 MB.");
}

function refuse(res: ServerResponse, status: number, sentence: string): void {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  res.end(sentence);
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
