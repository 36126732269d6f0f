import type { FileType } from "./file-rules.ts";
import { type FileRecord, readFile } from "./file-store.server.ts";
import { createThumbnail } from "./portrait.server.ts";

export type FileContent = {
  name: string;
  type: FileType;
  bytes: Uint8Array;
  isInlineAllowed: boolean;
};

/**
 * Reads a file for a reader whom the calling feature has authorised; `isThumbnail` scales a picture down. Throws when
 * its hash differs, and when it is infected.
 */
export async function readFileContent(
  file: FileRecord,
  { isThumbnail, isInlineAllowed }: { isThumbnail: boolean; isInlineAllowed: boolean },
): Promise<FileContent> {
  const { name, type } = file;
  const bytes = await readFile(file);
  if (isThumbnail && type !== "application/pdf")
    return { name, type: "image/jpeg", bytes: await createThumbnail(bytes), isInlineAllowed };
  return { name, type, bytes, isInlineAllowed };
}
