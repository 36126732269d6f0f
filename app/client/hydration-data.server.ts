import type { EntryContext } from "react-router";
import { getManifestPart } from "./route-manifest.server.ts";

const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Serialises what hydrate.js needs to start React on this page: loader data, modules and their imports. The JSON is
 * escaped for a script element.
 */
export async function renderHydrationData(context: EntryContext): Promise<string> {
  const { manifest, serverHandoffStream, serverHandoffString } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const matchedRoutes = context.staticHandlerContext.matches.flatMap((match) => {
    const route = manifest.routes[match.route.id];
    return route ? [route] : [];
  });
  const manifestHref = getManifestPart(
    manifest,
    context.staticHandlerContext.matches.map((match) => match.route.id),
  ).href;
  const routes = Object.fromEntries(matchedRoutes.map((route) => [route.id, route.module]));
  const routeModules = new Set([manifest.entry.module, ...Object.values(routes)]);
  const imports = [manifest.entry, ...matchedRoutes].flatMap((entry) => entry.imports ?? []);
  const hydrationData = {
    context: JSON.parse(serverHandoffString ?? "{}"),
    data,
    manifest: manifestHref,
    entry: manifest.entry.module,
    routes,
    preload: [...new Set(imports)].filter((file) => !routeModules.has(file)),
  };
  return JSON.stringify(hydrationData).replace(/[<>&\u2028\u2029]/g, (c) => ESCAPES[c] ?? c);
}
