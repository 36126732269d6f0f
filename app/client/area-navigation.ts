import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";

/** Returns the area and language of an address or a route pattern; "" outside the areas. */
export function getArea(path: string): string {
  return /^\/?((?:en\/)?(?:espace-etudiant|administration))(?![^/])/.exec(path)?.[1] ?? "";
}

/** The area of this document: it stays the same, because only a new document leaves it. */
const documentArea = typeof location === "undefined" ? "" : getArea(location.pathname);

/**
 * Loads a page of another area or language as a document, wherever the navigation comes from (a link, a redirect of
 * the server): its stylesheet is another one, and public pages run a script of their own.
 */
export const loadOtherAreasAsDocuments: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { request, pattern },
  next,
) => {
  if (request.method === "GET" && getArea(pattern) !== documentArea)
    throw redirectDocument(request.url);
  return next();
};
