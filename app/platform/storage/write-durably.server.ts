import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The functions of node:fs that are used; tests replace them to record their order. */
export const diskCalls = { mkdir, open, rename, rm };
export type DiskCalls = typeof diskCalls;

/**
 * Writes a file atomically, so that it survives a power failure: writes under a temporary name, flushes it, renames
 * it, and flushes the folder.
 */
export async function writeDurably(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  calls: DiskCalls = diskCalls,
): Promise<void> {
  const folder = dirname(path);
  const firstCreated = await calls.mkdir(folder, { recursive: true, mode: 0o700 });
  const temporaryPath = join(folder, `.${randomUUID()}`);
  try {
    const file = await calls.open(temporaryPath, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await calls.rename(temporaryPath, path);
  } catch (error) {
    await calls.rm(temporaryPath, { force: true });
    throw error;
  }
  await syncFolder(folder, calls);
  if (firstCreated) await syncFolder(dirname(firstCreated), calls);
}

async function syncFolder(folder: string, calls: DiskCalls): Promise<void> {
  // Windows has no such call: its folders are flushed with their files.
  if (process.platform === "win32") return;
  const handle = await calls.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
