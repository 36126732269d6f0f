import { createContext } from "react-router";
import { ACTION_RESULT_QUERY } from "#app/client/action-result.tsx";

/** The page kept for everybody at a path, as the floor plan writes it; set once for each request. */
export const cacheableRouteContext = createContext<(path: string) => string | undefined>(
  () => undefined,
);

/** A public page asked for with this in its address shows the drafts in hand to who may edit them. */
export const PREVIEW_QUERY = "apercu";

/**
 * The questions (`?q=…`) that public pages answer; such a page is made for the one who asks. Any other
 * parameter of an address, as advertisements add them, changes nothing and is not read.
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
