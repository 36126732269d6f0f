import type { IncomingMessage } from "node:http";
import { hasReducedDataPreference } from "#app/client/cookies.ts";
import type { StaticFile } from "./static-files.ts";

const largeImagePath = /^(\/img\/[\w-]+-)(?:640|960|1600|585|780)(\.avif)$/;
const widths = ["320", "390", "480"];

/**
 * Returns the smallest width of a picture for a visitor who saves data; the server chooses because cached
 * pages are the same for everybody. Undefined when the path is not a large picture.
 */
export function findReducedImage(
  path: string,
  files: Map<string, StaticFile>,
): StaticFile | undefined {
  const [, name, ending] = largeImagePath.exec(path) ?? [];
  if (!name) return undefined;
  const smallest = widths.map((width) => files.get(`${name}${width}${ending}`)).find(Boolean);
  // Private and short: shared caches must not store it, and leaving data saving soon shows the large picture
  // again.
  return smallest && { ...smallest, cache: "private, max-age=3600" };
}

/**
 * Whether the visitor saves data: the switch in our footer, a slow network (client/early.js), or the browser's
 * own setting.
 */
export function requestsReducedData({ headers }: IncomingMessage): boolean {
  return hasReducedDataPreference(headers.cookie ?? "", headers["save-data"] as string | undefined);
}
