import { ownValue } from "#app/lib/own-value.ts";
/** The folders of the store: what was given, and what is served. */
export const ORIGINALS = "media-originals";
export const SERVED = "media";

/** The key of the original of an edition. */
export function originalKey(editionId: string): string {
  return `${ORIGINALS}/${editionId}`;
}

/** The key of a file that is served, by its address. */
export function servedKey(hash: string, file: string): string {
  return `${SERVED}/${hash}/${file}`;
}

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
};

/** The type of a file that may be served; undefined for any other name. */
export function servedType(file: string): string | undefined {
  return ownValue(types, /^[\w-]+\.([a-z0-9]+)$/.exec(file)?.[1] ?? "");
}
