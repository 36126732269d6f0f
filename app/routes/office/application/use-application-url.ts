import { useParams } from "react-router";
import { usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { buildApplicationUrl } from "./application-url.ts";

/** Gives addresses of the file that is shown: as it is looked at, with something more, at a part of the page. */
export function useApplicationUrl(): (changes?: Record<string, string>, anchor?: string) => string {
  const { id = "" } = useParams();
  const query = useQuery();
  const path = usePath();
  return (changes, anchor) => path(buildApplicationUrl(id, query, changes, anchor));
}
