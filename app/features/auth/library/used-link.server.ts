import { and, eq, gt } from "drizzle-orm";
import { HOUR_MS } from "#app/lib/duration.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { verifications } from "#app/platform/db/schema/identity.ts";
import { sha256 } from "#app/platform/sha256.server.ts";

const LINK_LIFETIME_MS = HOUR_MS;

/** Whether this confirmation link was used before. */
export async function isLinkUsed(token: string, database: Database = db()): Promise<boolean> {
  const rows = await database
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(eq(verifications.identifier, getLinkKey(token)), gt(verifications.expiresAt, now())),
    );
  return rows.length > 0;
}

/** Records that a link was used, for as long as it is valid. The library deletes expired rows. */
export async function markLinkUsed(token: string, database: Database = db()): Promise<void> {
  const expiresAt = new Date(now().getTime() + LINK_LIFETIME_MS);
  await database
    .insert(verifications)
    .values({ identifier: getLinkKey(token), value: "served", expiresAt });
}

/** Hashes only the signed part of a JWT, because one signature can be encoded in more than one way. */
function getLinkKey(token: string): string {
  const signedPart = token.includes(".") ? token.slice(0, token.lastIndexOf(".")) : token;
  return `served:${sha256(signedPart, "base64url")}`;
}
