import { useParams } from "react-router";
import { usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { buildApplicationUrl } from "./application-url.ts";

/**
 * Returns a function that builds URLs of the current application: same view, with `changes` and an
 * anchor.
 */
export function useApplicationUrl(): (changes?: Record<string, string>, anchor?: string) => string {
  const { id = "" } = useParams();
  const query = useQuery();
  const path = usePath();
  return (changes, anchor) => path(buildApplicationUrl(id, query, changes, anchor));
}
