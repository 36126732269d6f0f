import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { noticeKinds } from "#app/features/identity/notice-wishes.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";

const link = z.discriminatedUnion("to", [
  /** Stop these kinds. It never gets old: a mail program keeps letters for years. */
  z.object({ to: z.literal("stop"), person: z.uuid(), kinds: z.array(z.enum(noticeKinds)).min(1) }),
  /** Letters reach this address. */
  z.object({ to: z.literal("mend"), person: z.uuid(), address: z.string(), until: z.number() }),
]);
export type MailLink = z.infer<typeof link>;

/** The last part of an address that says this, and that only this server can write. */
export function writeLink(content: MailLink): string {
  const text = Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${text}.${signatureOf(text)}`;
}

/** What the last part of an address says; null when it is not ours, or is too old. */
export function readLink(written: string): MailLink | null {
  const [text = "", signature = ""] = written.split(".");
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(text));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const read = link.safeParse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (!read.success) return null;
  return read.data.to === "mend" && read.data.until < now().getTime() ? null : read.data;
}

function signatureOf(text: string): string {
  const { secret = "" } = config();
  return createHmac("sha256", secret).update(`mail-link ${text}`).digest("base64url");
}
