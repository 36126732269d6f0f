import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Query } from "#app/lib/query.ts";

/** The query of the page that is open, with typed and cleaned values; the same one while the query does not change. */
export function useQuery(): Query {
  const [params] = useSearchParams();
  return useMemo(() => new Query(params), [params]);
}
