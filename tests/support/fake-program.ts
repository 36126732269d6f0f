import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Creates an executable that exits with this code; returns its path. */
export function createProgram(folder: string, name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}
