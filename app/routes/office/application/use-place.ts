import { useParams } from "react-router";
import { usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { placeOf } from "./place.ts";

/** Gives addresses of the file that is shown: as it is looked at, with something more, at a part of the page. */
export function usePlace(): (more?: Record<string, string>, part?: string) => string {
  const { id = "" } = useParams();
  const looked = useQuery();
  const path = usePath();
  return (more, part) => path(placeOf(id, looked, more, part));
}
