import type { EntryContext } from "react-router";
import { planPartFor } from "./plan-part.server.ts";

const escaped: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Everything the wake script needs to start React on this page: data, modules, what to preload. */
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
  const preload = [
    plan,
    manifest.entry.module,
    ...(manifest.entry.imports ?? []),
    ...matched.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ];
  const boot = {
    context: JSON.parse(serverHandoffString ?? "{}"),
    data,
    manifest: plan,
    entry: manifest.entry.module,
    routes: Object.fromEntries(matched.map((route) => [route.id, route.module])),
    preload: [...new Set(preload)],
  };
  return JSON.stringify(boot).replace(/[<>&\u2028\u2029]/g, (c) => escaped[c] ?? c);
}
