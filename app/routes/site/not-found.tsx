import { notFoundResponse } from "#app/http/responses.server.ts";

/** Unknown URLs: the error page inside the site layout. */
export function loader() {
  throw notFoundResponse();
}

export default function NotFound() {
  return null;
}
