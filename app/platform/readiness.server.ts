import { sql } from "drizzle-orm";
import { config } from "./config.server.ts";
import { db } from "./db/client.server.ts";
import { isMailServerMissing } from "./mail/mailer.server.ts";
import { findMailOutage } from "./mail/outage.server.ts";
import { getProxyFault } from "./proxy-address.server.ts";
import { getInstallation } from "./storage/installation.server.ts";
import { isStoreHealthy } from "./storage/storage.server.ts";

/** Whether this process can serve requests: false when the database does not answer. */
export async function isReady(): Promise<boolean> {
  try {
    await db().execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

export type DegradedPart = "mail" | "files" | "proxy" | "store";

/**
 * Lists parts that work less well without making this process useless: `mail` (no server, or an outage), `files` (the
 * store accepts none), `proxy` (client addresses are unknown or not trusted) and `store` (marked by another
 * installation, so nothing is removed from it).
 */
export async function listDegradedParts(): Promise<DegradedPart[]> {
  const [outage, isStoreUp, { storeState }] = await Promise.all([
    findMailOutage(),
    isStoreHealthy(),
    getInstallation(),
  ]);
  const isStoreForeign = storeState !== null && storeState !== "ours" && !config().isRehearsal;
  const parts: DegradedPart[] = [];
  if (isMailServerMissing() || outage) parts.push("mail");
  if (!isStoreUp) parts.push("files");
  if (getProxyFault()) parts.push("proxy");
  if (isStoreForeign) parts.push("store");
  return parts;
}
