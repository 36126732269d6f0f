import { notFoundResponse } from "#app/http/responses.server.ts";

/**
 * Unknown addresses of the staff area. The guard of the layout applies: staff see the error inside
 * the navigation, and others cannot find out which addresses exist.
 */
export function loader() {
  throw notFoundResponse();
}

export default function NotFound() {
  return null;
}
