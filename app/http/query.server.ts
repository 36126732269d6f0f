import { data } from "react-router";
import { Query } from "#app/lib/query.ts";

/** The query of the address that a request asks for, with typed and cleaned values. */
export function queryOf(request: Request): Query {
  return new Query(new URL(request.url).search);
}

/**
 * Answers a page that reads filters from its address: with `unreadable`, the values that it could not apply, and status
 * 400 when there are any. The page shows the list without them and says so (`UnreadableQuery`).
 */
export function answerQuery<Shown extends object>(query: Query, shown: Shown) {
  const { unreadable } = query;
  return data({ ...shown, unreadable }, { status: unreadable.length > 0 ? 400 : 200 });
}
