/**
 * Without a network, a link loads a document, which the worker has, or answers with the offline page: the router would
 * request the script of the next page, and reload the current one when it does not arrive.
 */
export function loadLinkAsDocument(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || navigator.onLine) return;
  const isOtherPage = link.pathname + link.search !== location.pathname + location.search;
  if (!isOtherPage) return;
  // The browser follows the link, because React does not see the click.
  event.stopPropagation();
  // The offline page has no view transition, and Chromium reports an error when only the first of two pages has one.
  addEventListener("pageswap", ({ viewTransition }) => viewTransition?.skipTransition(), {
    once: true,
  });
}
