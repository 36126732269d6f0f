import { redirectDocument } from "react-router";
import { notFoundResponse } from "#app/http/responses.server.ts";
import type { Route } from "./+types/not-found";

/** Any address that is not in the floor plan: the error screen, inside the frame of the site. */
export function loader() {
  throw notFoundResponse();
}

/** A page that is awake knows its own part of the floor plan (client/route-manifest.server.ts): the server knows all of it. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return null;
}
