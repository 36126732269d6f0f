import { Outlet } from "react-router";

/**
 * Around the pages that are the same for everybody: the server renders each once and keeps it until
 * something is published (server/page-cache.ts). Their loaders read nothing of the one who asks.
 */
export const handle = { shared: true };

export default function SharedPages() {
  return <Outlet />;
}
