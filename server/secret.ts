import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefused } from "../app/platform/start-refused.ts";

/** The secret of a demonstration: made at the first start, kept in the data folder, never in the repository. */
export function getOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, "app.secret");
  try {
    // The launcher has made it; with a DATABASE_URL nobody has. Not recursive: /proc would never answer.
    if (!existsSync(dataDir)) mkdirSync(dataDir);
    writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST")
      throw new StartRefused(`The data folder ${dataDir} cannot be used: ${message}.`);
  }
  return readFileSync(path, "utf8");
}

/** The secret that the starts of this folder use, for a command of a moment. Throws StartRefused: it makes none. */
export function getExistingSecret(dataDir: string): string {
  const path = join(dataDir, "app.secret");
  if (existsSync(path)) return readFileSync(path, "utf8");
  throw new StartRefused(
    "The setting APP_SECRET is missing: give the settings with which the site is started.",
  );
}
