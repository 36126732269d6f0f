import { notFound } from "#app/http/answer.server.ts";

/** Any address that is not in the floor plan: the error screen, inside the frame of the site. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
