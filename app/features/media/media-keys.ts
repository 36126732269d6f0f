import { ownValue } from "#app/lib/own-value.ts";
/** The folders of the store: what was given, and what is served. */
export const ORIGINALS_FOLDER = "media-originals";
export const SERVED_FOLDER = "media";

/** The key of the original of an edition. */
export function originalKey(editionId: string): string {
  return `${ORIGINALS_FOLDER}/${editionId}`;
}

/** The key of a file that is served, by its address. */
export function servedKey(hash: string, file: string): string {
  return `${SERVED_FOLDER}/${hash}/${file}`;
}

const contentTypes: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
};

/** The type of a file that may be served; undefined for any other name. */
export function getServedType(file: string): string | undefined {
  return ownValue(contentTypes, /^[\w-]+\.([a-z0-9]+)$/.exec(file)?.[1] ?? "");
}
