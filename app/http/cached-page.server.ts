import { createContext } from "react-router";
import { ACTION_RESULT_QUERY } from "#app/client/action-result.tsx";

/** Returns the cached HTML of a path of the route config; set once per request by the server. */
export const cacheableRouteContext = createContext<(path: string) => string | undefined>(
  () => undefined,
);

/** Query flag of a public page: editors of the content see its drafts. */
export const PREVIEW_QUERY = "preview";

/**
 * Query parameters that public pages read; a page with one of them is not cached. All other parameters, such as those
 * of advertisements, are ignored.
 */
export const uncachedParams = [
  "q",
  "panier",
  "campus",
  "sujet",
  "envoye",
  "next",
  ACTION_RESULT_QUERY,
  PREVIEW_QUERY,
];
