import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressBest, compressedExtensions, isCompressible } from "../../server/compression.ts";

/**
 * Compresses the built scripts, stylesheets and drawings of a folder ahead of time. The server would otherwise do it
 * on the first request of each and block other requests meanwhile (half a second for React).
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isCompressible);
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const raw = await readFile(path);
  for (const encoding of ["br", "gzip"] as const)
    await writeFile(path + compressedExtensions[encoding], await compressBest(raw, encoding));
}
