import { redirectDocument } from "react-router";
import { notFoundResponse } from "#app/http/responses.server.ts";
import type { Route } from "./+types/not-found";

/** Unknown URLs: the error page inside the site layout. */
export function loader() {
  throw notFoundResponse();
}

/**
 * A hydrated page knows only its own routes (client/route-manifest.server.ts), so it asks the server, which knows all
 * of them.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return null;
}
