import { sql } from "drizzle-orm";
import { config } from "./config.server.ts";
import { db } from "./db/client.server.ts";
import { isMailServerMissing } from "./mail/mailer.server.ts";
import { findMailOutage } from "./mail/outage.server.ts";
import { getProxyFault } from "./proxy-address.server.ts";
import { getInstallation } from "./storage/installation.server.ts";
import { isStoreHealthy } from "./storage/storage.server.ts";

/** Can this process do its work now? False when the database does not answer. */
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
 * What works less well, without making this process useless: emails that wait for the mail server, or have none; a store
 * of files that takes none; limits that count everybody behind the proxy as one address, or a proxy that is not known as
 * ours; a store that another installation marked, from which nothing is removed.
 */
export async function listDegradedParts(): Promise<DegradedPart[]> {
  const [outage, isStoreUp, { storeState }] = await Promise.all([
    findMailOutage(),
    isStoreHealthy(),
    getInstallation(),
  ]);
  const isStoreForeign = storeState !== null && storeState !== "ours" && !config().rehearsal;
  const parts: DegradedPart[] = [];
  if (isMailServerMissing() || outage) parts.push("mail");
  if (!isStoreUp) parts.push("files");
  if (getProxyFault()) parts.push("proxy");
  if (isStoreForeign) parts.push("store");
  return parts;
}
