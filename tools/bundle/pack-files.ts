import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endings, isPackable, pack } from "../../server/packed.ts";

/**
 * Packs the built scripts, sheets and drawings of a folder once, beside themselves: the server would do it at the first
 * need of each, and answer nobody else meanwhile (half a second for React).
 */
export async function packFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isPackable);
  await Promise.all(names.map((name) => packBeside(join(folder, name))));
}

async function packBeside(path: string): Promise<void> {
  const { br, gzip } = await pack(await readFile(path));
  await writeFile(path + endings.br, br);
  await writeFile(path + endings.gzip, gzip);
}
