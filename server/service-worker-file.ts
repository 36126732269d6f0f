import { worker } from "virtual:small-scripts";
import type { ServerBuild } from "react-router";
import { CANDIDATE_IDLE_MS } from "#app/features/identity/auth/sessions/session-limits.ts";
import { type StaticText, staticText } from "./static-files.ts";

/** The pages that open without a network, by the names of routes.ts. */
const pages =
  /^(fr|en)\/(student|application|candidate|info|cursus|mon-panier|ajouter|recapitulatif)$/;

/**
 * The service worker (app/late/offline), with the names of the files that its pages are made of, and what
 * the router asks for when it meets a link to one of them: another edition of the site is another worker.
 * A browser asks each time whether it has changed.
 */
export function createServiceWorkerFile({ assets }: Pick<ServerBuild, "assets">): StaticText {
  const routes = Object.values(assets.routes).filter((route) => route && pages.test(route.id));
  const parts = [assets.entry, ...routes].flatMap((part) => Object.values(part ?? {}).flat());
  const manifest = Object.fromEntries(routes.map((route) => [route?.id, route]));
  // Their scripts, sheets, and what runs in the browser before a form leaves, whatever each is called.
  const files = parts.filter((value) => /^\/assets\//.test(`${value}`));
  const told = { FILES: [...new Set(files)], MANIFEST: manifest, IDLE_MS: CANDIDATE_IDLE_MS };
  const text = `Object.assign(self,${JSON.stringify(told)});${worker}`;
  return { ...staticText("service-worker.js", Buffer.from(text)), cache: "no-cache" };
}
