import { worker } from "virtual:small-scripts";
import type { ServerBuild } from "react-router";
import { CANDIDATE_IDLE_MS } from "#app/features/identity/auth/sessions/session-limits.ts";

/** Route ids (routes.ts) of the pages that open offline. */
const pages =
  /^(fr|en)\/(student|application|candidate|info|cursus|mon-panier|ajouter|recapitulatif)$/;

/**
 * The service worker (app/client/offline) with the names of the files of its pages and the route manifest that
 * the router requests. A new build changes its text, so browsers install the new worker.
 */
export function createServiceWorkerScript({ assets }: Pick<ServerBuild, "assets">): string {
  const routes = Object.values(assets.routes).filter((route) => route && pages.test(route.id));
  const parts = [assets.entry, ...routes].flatMap((part) => Object.values(part ?? {}).flat());
  const manifest = Object.fromEntries(routes.map((route) => [route?.id, route]));
  // Scripts, stylesheets and client actions, under whatever key the manifest lists them.
  const files = parts.filter((value) => /^\/assets\//.test(`${value}`));
  const workerData = { FILES: [...new Set(files)], MANIFEST: manifest, IDLE_MS: CANDIDATE_IDLE_MS };
  return `Object.assign(self,${JSON.stringify(workerData)});${worker}`;
}
