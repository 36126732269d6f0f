import type { EntryContext } from "react-router";
import { planPartFor } from "./plan-part.server.ts";

const escaped: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Everything the wake script needs to start React on this page: data, modules, and what these import. */
export async function lateJson(context: EntryContext): Promise<string> {
  const { manifest, serverHandoffStream, serverHandoffString } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const matched = context.staticHandlerContext.matches.flatMap((match) => {
    const route = manifest.routes[match.route.id];
    return route ? [route] : [];
  });
  const plan = planPartFor(
    manifest,
    context.staticHandlerContext.matches.map((match) => match.route.id),
  ).href;
  const routes = Object.fromEntries(matched.map((route) => [route.id, route.module]));
  const own = new Set([manifest.entry.module, ...Object.values(routes)]);
  const imports = [manifest.entry, ...matched].flatMap((one) => one.imports ?? []);
  const boot = {
    context: JSON.parse(serverHandoffString ?? "{}"),
    data,
    manifest: plan,
    entry: manifest.entry.module,
    routes,
    preload: [...new Set(imports)].filter((file) => !own.has(file)),
  };
  return JSON.stringify(boot).replace(/[<>&\u2028\u2029]/g, (c) => escaped[c] ?? c);
}
