import type { IncomingMessage } from "node:http";
import { hasReducedDataPreference } from "#app/client/cookies.ts";

const largeImagePath = /^(\/img\/[\w-]+-)(?:640|960|1600|585|780)(\.avif)$/;
const widths = ["320", "390", "480"];

/**
 * Returns the path of the smallest width of a picture for a visitor who saves data; the server chooses because
 * cached pages are the same for everybody. Undefined when the path is not a large picture.
 */
export function findReducedImage(
  path: string,
  files: ReadonlyMap<string, unknown>,
): string | undefined {
  const [, name, ending] = largeImagePath.exec(path) ?? [];
  if (!name) return undefined;
  return widths.map((width) => `${name}${width}${ending}`).find((one) => files.has(one));
}

/**
 * Whether the visitor saves data: the switch in our footer, a slow network (client/early.js), or the browser's
 * own setting.
 */
export function requestsReducedData({ headers }: IncomingMessage): boolean {
  return hasReducedDataPreference(headers.cookie ?? "", headers["save-data"] as string | undefined);
}
