import { desc, eq } from "drizzle-orm";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { guests, messages } from "#app/platform/db/schema/messaging.ts";
import { listSignatures, sign } from "#app/platform/secret-key.server.ts";
import { sha256 } from "#app/platform/sha256.server.ts";

const PURPOSE = "guest";

type GuestLink = { id: string; linkVersion: number };

/** The token of a new guest link, derived from APP_SECRET for each email, so that only its hash is stored. */
export function createGuestToken(link: GuestLink): string {
  return sign(PURPOSE, describeLink(link));
}

/**
 * The token of a stored link, also one made before APP_SECRET was changed. Undefined when no known secret gives it.
 */
export function findGuestToken(link: GuestLink & { tokenDigest: string }): string | undefined {
  const tokens = listSignatures(PURPOSE, describeLink(link));
  return tokens.find((token) => hashGuestToken(token) === link.tokenDigest);
}

const describeLink = ({ id, linkVersion }: GuestLink) =>
  linkVersion === 1 ? id : `${id} ${linkVersion}`;

/** The stored hash of a token. */
export function hashGuestToken(token: string): string {
  return sha256(token, "hex");
}

/** The URL of the guest's page. */
export function getGuestUrl(locale: Locale, token: string): string {
  return `${config().origin}${localizePath(locale, `/echange/${token}`)}`;
}

/** When a link was last used: by an email to the adult, or a reply from them. */
export async function getLinkLastUsedAt(
  on: Database,
  { id, toldAt, createdAt }: typeof guests.$inferSelect,
): Promise<Date> {
  const [lastReply] = await on
    .select({ at: messages.createdAt })
    .from(messages)
    .where(eq(messages.guestId, id))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  const moments = [toldAt ?? createdAt, lastReply?.at ?? createdAt];
  return new Date(Math.max(...moments.map((at) => at.getTime())));
}

/** Gives an adult a new link and returns its token; the old one stops working. */
export async function replaceGuestLink(tx: Database, { id, linkVersion }: GuestLink) {
  const next = { id, linkVersion: linkVersion + 1 };
  const token = createGuestToken(next);
  const replaced = await tx
    .update(guests)
    .set({ linkVersion: next.linkVersion, tokenDigest: hashGuestToken(token) })
    .where(eq(guests.id, id))
    .returning({ id: guests.id });
  if (replaced.length === 0) throw new Error("the guest does not exist");
  return token;
}
