import { type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router";
import { ownValue } from "#app/lib/own-value.ts";
import { Query } from "#app/lib/query.ts";
import { usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { placeOf } from "../place.ts";
import { type Around, keys, lookedAt, step } from "./looked.ts";

/**
 * The keys of the viewer, only where it has the focus: no field loses a letter (WCAG 2.1.4). Pressed faster than
 * pages come, each counts.
 */
export function useViewerKeys(pages: number, around: Around) {
  const { id = "" } = useParams();
  const params = useQuery();
  const navigate = useNavigate();
  const path = usePath();
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);

  return (event: KeyboardEvent) => {
    const act =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : ownValue(keys, event.key);
    if (!act) return;
    event.preventDefault();
    const to = step(act, lookedAt(asked.current, pages), pages, around);
    if (!to) return;
    const place = placeOf(id, asked.current, to);
    asked.current = new Query(place.split("?")[1] ?? "");
    navigate(path(place), { replace: true, preventScrollReset: true });
  };
}
