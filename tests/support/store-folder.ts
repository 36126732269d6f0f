import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readConfig, setConfig } from "#app/platform/config.server.ts";
import { resetStore } from "#app/platform/storage/storage.server.ts";

/** A file store in a temporary folder, for a test file without a database; removed after its tests. */
export function storeFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), "erabao-store-"));
  setConfig(readConfig({ DATA_DIR: folder }));
  resetStore();
  afterAll(() => {
    resetStore();
    rmSync(folder, { recursive: true, force: true });
  });
}
