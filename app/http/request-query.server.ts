import { data } from "react-router";
import { Query } from "#app/lib/query.ts";

/** Query parameters of a request, as a typed and cleaned `Query`. */
export function getQuery(request: Request): Query {
  return new Query(new URL(request.url).search);
}

/**
 * Response of a page with filters in its URL: adds `unreadable`, the invalid parameters, and sets status 400 when there
 * are any. The page shows its list without them and a warning (`UnreadableQuery`).
 */
export function respondWithQuery<View extends object>(query: Query, view: View) {
  const { unreadable } = query;
  return data({ ...view, unreadable }, { status: unreadable.length > 0 ? 400 : 200 });
}
