import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { noticeKinds } from "#app/features/identity/notice-wishes.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";

const emailLinkSchema = z.discriminatedUnion("to", [
  /** Stop these kinds. It never gets old: a mail program keeps letters for years. */
  z.object({ to: z.literal("stop"), person: z.uuid(), kinds: z.array(z.enum(noticeKinds)).min(1) }),
  /** Letters reach this address. */
  z.object({ to: z.literal("mend"), person: z.uuid(), address: z.string(), until: z.number() }),
]);
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** The last part of an address that says this, and that only this server can write. */
export function signEmailLink(content: EmailLink): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${text}.${sign(text)}`;
}

/** What the last part of an address says; null when it is not ours, or is too old. */
export function verifyEmailLink(token: string): EmailLink | null {
  const [text = "", signature = ""] = token.split(".");
  const givenSignature = Buffer.from(signature);
  const expectedSignature = Buffer.from(sign(text));
  if (
    givenSignature.length !== expectedSignature.length ||
    !timingSafeEqual(givenSignature, expectedSignature)
  )
    return null;
  const parsed = emailLinkSchema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (!parsed.success) return null;
  return parsed.data.to === "mend" && parsed.data.until < now().getTime() ? null : parsed.data;
}

function sign(text: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`mail-link ${text}`).digest("base64url");
}
