import { z } from "zod";
import { notificationKinds } from "#app/features/accounts/notification-preferences.ts";
import { now } from "#app/platform/clock.ts";
import { sign, verifySignature } from "#app/platform/secret-key.server.ts";

const emailLinkSchema = z.discriminatedUnion("to", [
  // Unsubscribes from these kinds. It does not expire, because mail programs keep emails for years.
  z.object({
    to: z.literal("stop"),
    person: z.uuid(),
    kinds: z.array(z.enum(notificationKinds)).min(1),
  }),
  // Confirms that email reaches this address; `until` is in milliseconds since 1970.
  z.object({ to: z.literal("mend"), person: z.uuid(), address: z.string(), until: z.number() }),
]);
const PURPOSE = "mail-link";

export type EmailLink = z.infer<typeof emailLinkSchema>;

/** Signs the token of an email link with APP_SECRET. */
export function signEmailLink(content: EmailLink): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${text}.${sign(PURPOSE, text)}`;
}

/** Returns the content of a token, or null when its signature is wrong or it has expired. */
export function verifyEmailLink(token: string): EmailLink | null {
  const [text = "", signature = ""] = token.split(".");
  if (!verifySignature(PURPOSE, text, signature)) return null;
  const parsed = emailLinkSchema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (!parsed.success) return null;
  return parsed.data.to === "mend" && parsed.data.until < now().getTime() ? null : parsed.data;
}
