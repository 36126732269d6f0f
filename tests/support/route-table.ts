import type { RouteConfigEntry } from "@react-router/dev/routes";
import plan from "#app/routes.ts";

export type RouteEntry = {
  id: string;
  /** The full path, for instance `/espace-etudiant/compte`. */
  address: string;
  /** The module relative to app/, for instance `routes/student/account/route.tsx`. */
  file: string;
  /** The layouts around it, outermost first. */
  layouts: string[];
};

/** Every route of app/routes.ts with its module and its guarding layouts. */
export async function readRoutes(config = plan): Promise<RouteEntry[]> {
  return (await config).flatMap((entry) => flattenRoutes(entry, "", []));
}

function flattenRoutes(entry: RouteConfigEntry, above: string, layouts: string[]): RouteEntry[] {
  const address = entry.path ? `${above}/${entry.path}` : above;
  const { id = entry.file, file } = entry;
  if (!entry.children) return [{ id, address: address || "/", file, layouts }];
  return entry.children.flatMap((child) => flattenRoutes(child, address, [...layouts, file]));
}
