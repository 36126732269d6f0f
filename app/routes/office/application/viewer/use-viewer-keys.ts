import { type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate, useParams } from "react-router";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Query } from "#app/lib/query.ts";
import { usePath } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { buildApplicationUrl } from "../application-url.ts";
import {
  type AdjacentDocuments,
  applyViewerAction,
  parseViewerState,
  viewerKeys,
} from "./viewer-state.ts";

/**
 * Returns a `keydown` handler for the element of the viewer (`viewerKeys` lists the keys). Attached there, it runs only
 * while the focus is inside, so that it does not intercept typing (WCAG 2.1.4). Each key starts from the latest URL, so
 * keys typed faster than pages load all count.
 */
export function useViewerKeys(pages: number, adjacent: AdjacentDocuments) {
  const { id = "" } = useParams();
  const query = useQuery();
  const navigate = useNavigate();
  const path = usePath();
  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
  }, [query]);

  return (event: KeyboardEvent) => {
    const action =
      event.ctrlKey || event.metaKey || event.altKey
        ? undefined
        : getOwnValue(viewerKeys, event.key);
    if (!action) return;
    event.preventDefault();
    const changes = applyViewerAction(
      action,
      parseViewerState(latestQuery.current, pages),
      pages,
      adjacent,
    );
    if (!changes) return;
    const url = buildApplicationUrl(id, latestQuery.current, changes);
    latestQuery.current = new Query(url.split("?")[1] ?? "");
    navigate(path(url), { replace: true, preventScrollReset: true });
  };
}
