import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { config } from "#app/platform/config.server.ts";
import type { PageCache } from "./page-cache.ts";
import { findRefusal, getPath } from "./request-checks.ts";
import { demoRobotsHeaders, pageHeaders } from "./security-headers.ts";
import { createRefusalSender, type RefusalSender } from "./send-refusal.ts";
import { createSite, stylesheetReader } from "./site.ts";
import { listStaticFiles } from "./static-files.ts";

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

/** The development server: modules and styles come from Vite, and the application is loaded again after a change. */
export type Development = {
  loadBuild: () => Promise<ServerBuild>;
  middlewares: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

type ListenerDeps = {
  /** Folder of the client build. */
  folder: string;
  pages: PageCache;
  mounts?: Mount[];
  development?: Development | undefined;
};

/**
 * Handles every request of Node's server: refuses what no page may see, then passes it to the site
 * (site.ts). The checks come first because they read the request as it was sent: a web `Request` has a
 * normalised address.
 */
export function createRequestListener(
  build: ServerBuild,
  { folder, pages, mounts = [], development }: ListenerDeps,
): { listener: RequestListener; refusals: RefusalSender } {
  const { demo, origin, isOriginConfigured } = config();
  const files = development ? new Map() : listStaticFiles(folder);
  const refusals = createRefusalSender({
    publicOrigin: isOriginConfigured ? origin : undefined,
    getStylesheetText: stylesheetReader(files),
    pageHeaders: (styles) => pageHeaders([], styles),
  });
  const site = createSite(build, {
    ...{ folder, files, pages, loadBuild: development?.loadBuild },
    refuseLargeBody: (incoming, outgoing) => refusals.refuse(incoming, outgoing, 413),
  });
  // Node itself discards an unread body; a refused one is discarded more slowly (send-refusal.ts).
  const handleBySite = getRequestListener(site.fetch, { autoCleanupIncoming: false });
  const listener: RequestListener = (req, res) => {
    const path = getPath(req);
    const mount = mounts.find((one) => path.startsWith(one.prefix));
    // Our own server calls the machine's address without Origin; the mount checks the caller.
    const isServerToServer = mount?.serverToServer.test(path) ?? false;
    const refusal = findRefusal(req, isServerToServer);
    if (refusal) return refusals.refuse(req, res, refusal);
    if (!mount) return void handleBySite(req, res);
    const headers = { ...pageHeaders([]), ...demoRobotsHeaders(demo, req.headers.host) };
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    mount.listener(req, res);
  };
  const withVite: RequestListener = (req, res) =>
    development?.middlewares(req, res, () => listener(req, res));
  return { listener: development ? withVite : listener, refusals };
}
