import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What is asked of the disk, in the words of node:fs; tests listen to the order. */
export const disk = { mkdir, open, rename, rm };
export type DiskCalls = typeof disk;

/**
 * Writes a file that is whole or not there, and that a power cut does not take back: under another name,
 * to the plates, under its own name, and then the folder (security page, R-02).
 */
export async function writeDurably(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  calls: DiskCalls = disk,
): Promise<void> {
  const folder = dirname(path);
  const made = await calls.mkdir(folder, { recursive: true, mode: 0o700 });
  const unnamed = join(folder, `.${randomUUID()}`);
  try {
    const file = await calls.open(unnamed, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await calls.rename(unnamed, path);
  } catch (error) {
    await calls.rm(unnamed, { force: true });
    throw error;
  }
  await syncFolder(folder, calls);
  if (made) await syncFolder(dirname(made), calls);
}

async function syncFolder(folder: string, calls: DiskCalls): Promise<void> {
  // Windows has no such call: its folders are written with their files.
  if (process.platform === "win32") return;
  const handle = await calls.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
