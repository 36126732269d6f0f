import { sql } from "drizzle-orm";
import { db } from "./db/client.server.ts";
import { reachesNobody } from "./mail/mailer.server.ts";
import { mailOutage } from "./mail/outage.server.ts";
import { proxyFault } from "./proxy-address.server.ts";

/** Can this process do its work now? False when the database does not answer. */
export async function isReady(): Promise<boolean> {
  try {
    await db().execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

/**
 * What works less well, without making this process useless: emails that wait for the mail server, or have none, and
 * limits that count everybody behind the proxy as one address.
 */
export async function degradedParts(): Promise<("mail" | "proxy")[]> {
  const isMailDegraded = reachesNobody() || (await mailOutage()) !== null;
  return [
    ...(isMailDegraded ? ["mail" as const] : []),
    ...(proxyFault() ? ["proxy" as const] : []),
  ];
}
