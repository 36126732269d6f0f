import type { IncomingMessage } from "node:http";
import { sparesData } from "#app/late/cookies.ts";
import type { StaticFile } from "./static-files.ts";

const largeImagePath = /^(\/img\/[\w-]+-)(?:640|960|1600|585|780)(\.avif)$/;
const widths = ["320", "390", "480"];

/**
 * The smallest width of a picture, for a person who saves data: pages are the same for everybody, so it
 * is the server that keeps its promise of light pictures. Undefined when the address names no large one.
 */
export function findReducedImage(
  path: string,
  files: Map<string, StaticFile>,
): StaticFile | undefined {
  const [, name, ending] = largeImagePath.exec(path) ?? [];
  if (!name) return undefined;
  const found = widths.map((width) => files.get(`${name}${width}${ending}`)).find(Boolean);
  // Whoever stops saving sees the large one again soon; no cache between us keeps this one.
  return found && { ...found, cache: "private, max-age=3600" };
}

/** The switch at the foot of our pages, or a slow network (late/early.js); else the browser's own data saver. */
export function requestsReducedData({ headers }: IncomingMessage): boolean {
  return sparesData(headers.cookie ?? "", headers["save-data"] as string | undefined);
}
