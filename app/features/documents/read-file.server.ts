import type { Kind } from "./document.ts";
import { type KeptFile, readFile } from "./keep.server.ts";
import { miniature } from "./portrait.server.ts";

export type OpenedFile = { name: string; type: Kind; bytes: Uint8Array; inlineAllowed: boolean };

/**
 * A kept file for somebody whom the room that attached it lets read it; `small` gives a small copy of a
 * picture. Throws when the bytes are not those that were kept.
 */
export async function opened(
  file: KeptFile,
  { small, inlineAllowed }: { small: boolean; inlineAllowed: boolean },
): Promise<OpenedFile> {
  const { name, type } = file;
  const bytes = await readFile(file);
  if (small && type !== "application/pdf")
    return { name, type: "image/jpeg", bytes: await miniature(bytes), inlineAllowed };
  return { name, type, bytes, inlineAllowed };
}
