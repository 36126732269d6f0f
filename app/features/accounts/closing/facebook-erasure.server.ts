import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, history } from "#app/platform/db/schema/identity.ts";
import { newCode, newId } from "#app/platform/ids.ts";

const ERASURE_ACTION = "facebook.forgotten";
/** Two generated codes joined. */
const CODE_PATTERN = /^[2-9A-HJ-NP-Z]{12}$/;

/**
 * Deletes the link to a Facebook identity, when its owner removed our application or requested deletion at Facebook.
 * Returns a code by which they can look up the result; null when Facebook did not sign the request. Data sent to the
 * school is deleted by closing the account, not here.
 */
export async function eraseFacebookLink(signedRequest: string): Promise<string | null> {
  const secret = config().facebook?.clientSecret;
  const facebookUserId = secret && parseSignedRequest(signedRequest, secret);
  if (!facebookUserId) return null;
  const code = newCode() + newCode();
  await transaction(async (tx) => {
    const [linkedAccount] = await tx
      .delete(accounts)
      .where(and(eq(accounts.providerId, "facebook"), eq(accounts.accountId, facebookUserId)))
      .returning();
    const subject = { kind: "person", id: linkedAccount?.userId ?? newId() };
    await recordHistory(tx, "system", ERASURE_ACTION, subject, {
      code,
      known: Boolean(linkedAccount),
    });
  });
  return code;
}

/**
 * When the request of this code was carried out, and whether an account was linked; null for an unknown code. The
 * format is checked first, because PostgreSQL rejects some characters of an address.
 */
export async function findFacebookErasure(
  code: string,
): Promise<{ at: Date; isKnown: boolean } | null> {
  if (!CODE_PATTERN.test(code)) return null;
  const [entry] = await db()
    .select()
    .from(history)
    .where(and(eq(history.action, ERASURE_ACTION), sql`${history.details} ->> 'code' = ${code}`));
  return entry ? { at: entry.at, isKnown: entry.details.known === true } : null;
}

/**
 * The Facebook user id in a `signed_request`: `signature.payload`, both in base64url, signed by HMAC-SHA256 with the
 * application secret. Null for an invalid one.
 */
export function parseSignedRequest(signedRequest: string, secret: string): string | null {
  const [signature = "", payload = ""] = signedRequest.split(".");
  const signatureBytes = Buffer.from(signature, "base64url");
  const expectedBytes = createHmac("sha256", secret).update(payload).digest();
  if (
    signatureBytes.length !== expectedBytes.length ||
    !timingSafeEqual(signatureBytes, expectedBytes)
  )
    return null;
  try {
    const content = JSON.parse(Buffer.from(payload, "base64url").toString());
    const isSupported = content.algorithm?.toUpperCase() === "HMAC-SHA256";
    return isSupported && typeof content.user_id === "string" && content.user_id
      ? content.user_id
      : null;
  } catch {
    return null;
  }
}
