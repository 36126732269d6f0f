import { notFoundResponse } from "#app/http/responses.server.ts";

/**
 * Any other address of the office, behind the same guard: the staff keep their rail around the error screen, and
 * nobody else learns which addresses there are.
 */
export function loader() {
  throw notFoundResponse();
}

export default function NotFound() {
  return null;
}
