import { getOwnValue } from "#app/lib/get-own-value.ts";
// Folders of the store: uploaded originals, which are never served, and served files.
export const ORIGINALS_FOLDER = "media-originals";
export const SERVED_FOLDER = "media";

export function originalKey(editionId: string): string {
  return `${ORIGINALS_FOLDER}/${editionId}`;
}

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

/** The content type of a servable file name; undefined for any other name. */
export function getServedType(file: string): string | undefined {
  return getOwnValue(contentTypes, /^[\w-]+\.([a-z0-9]+)$/.exec(file)?.[1] ?? "");
}
