import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "./run-command.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The copied files: everything that Git would commit, without the files that it ignores. */
async function listTreeFiles(): Promise<string[]> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const paths = await runCommand("git", args, { cwd: ROOT, limitMs: 60_000 });
  return paths.split("\0").filter((path) => path !== "" && existsSync(join(ROOT, path)));
}

/** Copies the working tree, with its packages, into the folder `copy`. */
export async function copyTree(copy: string): Promise<void> {
  for (const path of await listTreeFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(copy, path));
  }
  linkFolder(join(ROOT, "node_modules"), join(copy, "node_modules"));
}

/**
 * Copies a folder as hard links. Symbolic links would lead out of the copy, where the subprocesses that inspect
 * documents may not read, and caches of the tests would be written into the checkout.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkOrCopy(source, target);
    else if (!entry.name.startsWith(".vite")) linkFolder(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // the temporary folder is on another disk
  }
}
