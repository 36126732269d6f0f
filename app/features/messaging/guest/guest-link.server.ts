import { createHash, createHmac } from "node:crypto";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";

/**
 * The token of a guest's link: made again by this server for each letter that holds it, so that only its
 * digest is kept.
 */
export function tokenOf(guestId: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`guest ${guestId}`).digest("base64url");
}

/** What is kept of a token. */
export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The address of the page where a guest reads and answers. */
export function addressOf(locale: Locale, guestId: string): string {
  return `${config().origin}${pathIn(locale, `/echange/${tokenOf(guestId)}`)}`;
}
