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

/**
 * Loads a page as a document when its data did not arrive: the service worker has the document, or its offline page.
 * A revalidation of the current page keeps the page.
 */
export const loadDocumentsWithoutNetwork: MiddlewareFunction<
  Record<string, DataStrategyResult>
> = async ({ request }, next) => {
  const results = await next();
  // `fetch` rejects with a TypeError when the network fails.
  const isLost = Object.values(results).some(
    ({ type, result }) => type === "error" && result instanceof TypeError,
  );
  const isNavigation = request.method === "GET" && request.url !== location.href;
  if (isLost && isNavigation && navigator.serviceWorker?.controller)
    throw redirectDocument(request.url);
  return results;
};
