import { useLocation } from "react-router";

/**
 * Form action for a native submission: the URL of the page without its hash. After a click in the error summary the
 * hash would take the focus away from the next result.
 */
export function useAddressWithoutHash(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
