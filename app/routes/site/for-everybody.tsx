import { Outlet } from "react-router";

/**
 * Layout of cached pages: the server renders each once and caches it until something is published
 * (server/page-cache.ts). Their loaders must not read anything about the visitor.
 */
export const handle = { shared: true };

export default function SharedPages() {
  return <Outlet />;
}
