import { useLocation } from "react-router";

/**
 * Where a form that the browser sends itself goes: the address of its page without the place in it. After the link of an
 * error, that place would take the focus from the next answer.
 */
export function useAddressWithoutHash(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
