import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { config } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { accounts, history } from "#app/platform/db/schema/identity.ts";
import { newCode, newId } from "#app/platform/ids.ts";
import { record } from "../history.server.ts";

const ACTION = "facebook.forgotten";
/** Two codes, one after the other. */
const SHAPE = /^[2-9A-HJ-NP-Z]{12}$/;

/**
 * Forgets who somebody is at Facebook, as they asked there: by removing our application, or by asking
 * that their data be deleted. Gives the code by which they find what was done. What they wrote to the
 * school is not Facebook's: it goes by closing the account. Refuses, with null, what Facebook did not sign.
 */
export async function forgetFacebook(signedRequest: string): Promise<string | null> {
  const secret = config().facebook?.clientSecret;
  const subject = secret && readSignedRequest(signedRequest, secret);
  if (!subject) return null;
  const code = newCode() + newCode();
  await transaction(async (tx) => {
    const [tie] = await tx
      .delete(accounts)
      .where(and(eq(accounts.providerId, "facebook"), eq(accounts.accountId, subject)))
      .returning();
    const about = { kind: "person", id: tie?.userId ?? newId() };
    await record(tx, "system", ACTION, about, { code, known: Boolean(tie) });
  });
  return code;
}

/**
 * When a request of this code was carried out, and whether anything was kept; null for another code. What
 * nobody was given is not asked of the database: an address may hold signs that it refuses.
 */
export async function findErasure(code: string): Promise<{ at: Date; known: boolean } | null> {
  if (!SHAPE.test(code)) return null;
  const [line] = await db()
    .select()
    .from(history)
    .where(and(eq(history.action, ACTION), sql`${history.details} ->> 'code' = ${code}`));
  return line ? { at: line.at, known: line.details.known === true } : null;
}

/**
 * The Facebook identifier that a `signed_request` speaks of: `signature.payload`, both in base64url, signed
 * by HMAC-SHA256 with the secret of our application. Null when it is not so.
 */
export function readSignedRequest(signedRequest: string, secret: string): string | null {
  const [signature = "", payload = ""] = signedRequest.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = createHmac("sha256", secret).update(payload).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    const said = JSON.parse(Buffer.from(payload, "base64url").toString());
    const ours = said.algorithm?.toUpperCase() === "HMAC-SHA256";
    return ours && typeof said.user_id === "string" && said.user_id ? said.user_id : null;
  } catch {
    return null;
  }
}
