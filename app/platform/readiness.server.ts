import { sql } from "drizzle-orm";
import { db } from "./db/client.server.ts";
import { reachesNobody } from "./mail/mailer.server.ts";
import { mailOutage } from "./mail/outage.server.ts";

/** Can this process do its work now? False when the database does not answer. */
export async function isReady(): Promise<boolean> {
  try {
    await db().execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

/** What works less well, without making this process useless: letters that wait for the mail server, or have none. */
export async function degradedParts(): Promise<"mail"[]> {
  return reachesNobody() || (await mailOutage()) ? ["mail"] : [];
}
