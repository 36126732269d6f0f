import { createHash, createHmac } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { guests, messages } from "#app/platform/db/schema/messaging.ts";

type GuestLink = { id: string; linkVersion: number };

/** The token of a guest link, derived from APP_SECRET for each email, so that only its hash is stored. */
export function createGuestToken({ id, linkVersion }: GuestLink): string {
  const { secret = "" } = config();
  const text = linkVersion === 1 ? `guest ${id}` : `guest ${id} ${linkVersion}`;
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** The stored hash of a token. */
export function hashGuestToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The URL of the guest's page. */
export function getGuestUrl(locale: Locale, guest: GuestLink): string {
  return `${config().origin}${localizePath(locale, `/echange/${createGuestToken(guest)}`)}`;
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

/** Gives an adult a new link; the old one stops working. */
export async function replaceGuestLink(tx: Database, { id, linkVersion }: GuestLink) {
  const next = { id, linkVersion: linkVersion + 1 };
  const [guest] = await tx
    .update(guests)
    .set({ linkVersion: next.linkVersion, tokenDigest: hashGuestToken(createGuestToken(next)) })
    .where(eq(guests.id, id))
    .returning();
  if (!guest) throw new Error("the guest does not exist");
  return guest;
}
