import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefused } from "../app/platform/start-refused.ts";

/**
 * Secret of a demonstration, created at the first start and stored in the data folder. Throws StartRefused
 * when the folder cannot be written.
 */
export function getOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, "app.secret");
  try {
    // With a DATABASE_URL nothing has created the folder yet. Not recursive, which never returns for a path
    // like /proc.
    if (!existsSync(dataDir)) mkdirSync(dataDir);
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST")
      throw new StartRefused(`The data folder ${dataDir} cannot be used: ${message}.`);
  }
  return readFileSync(path, "utf8");
}
