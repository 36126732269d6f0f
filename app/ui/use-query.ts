import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { Query } from "#app/lib/query.ts";

/** Query parameters of the current page as a typed, cleaned `Query`; memoized until they change. */
export function useQuery(): Query {
  const [params] = useSearchParams();
  return useMemo(() => new Query(params), [params]);
}
