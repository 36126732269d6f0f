import { data } from "react-router";
import { Query } from "#app/lib/query.ts";

/** The query of the address that a request asks for, with typed and cleaned values. */
export function getQuery(request: Request): Query {
  return new Query(new URL(request.url).search);
}

/**
 * Answers a page that reads filters from its address: with `unreadable`, the values that it could not apply, and status
 * 400 when there are any. The page shows the list without them and says so (`UnreadableQuery`).
 */
export function respondWithQuery<View extends object>(query: Query, view: View) {
  const { unreadable } = query;
  return data({ ...view, unreadable }, { status: unreadable.length > 0 ? 400 : 200 });
}
