import { sql } from "drizzle-orm";
import { config } from "./config.server.ts";
import { db } from "./db/client.server.ts";
import { reachesNobody } from "./mail/mailer.server.ts";
import { mailOutage } from "./mail/outage.server.ts";
import { proxyFault } from "./proxy-address.server.ts";
import { getInstallation } from "./storage/installation.server.ts";

/** Can this process do its work now? False when the database does not answer. */
export async function isReady(): Promise<boolean> {
  try {
    await db().execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

export type DegradedPart = "mail" | "proxy" | "store";

/**
 * What works less well, without making this process useless: emails that wait for the mail server, or have none; limits
 * that count everybody behind the proxy as one address; a store that another installation marked, from which nothing is
 * removed.
 */
export async function degradedParts(): Promise<DegradedPart[]> {
  const isMailDegraded = reachesNobody() || (await mailOutage()) !== null;
  const { storeState } = await getInstallation();
  const isStoreDegraded = storeState !== null && storeState !== "ours" && !config().rehearsal;
  return [
    ...(isMailDegraded ? ["mail" as const] : []),
    ...(proxyFault() ? ["proxy" as const] : []),
    ...(isStoreDegraded ? ["store" as const] : []),
  ];
}
