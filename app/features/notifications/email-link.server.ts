import { eq } from "drizzle-orm";
import {
  type NotificationKind,
  notificationKinds,
  pickNotificationPreferences,
  preferenceFields,
} from "#app/features/accounts/notification-preferences.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { maskAddress } from "#app/platform/mail/address.ts";
import { verifyEmailLink } from "./email-link-token.server.ts";
import { reactivateAddress } from "./email-reactivation.server.ts";

/** What the page of an email link shows. */
export type EmailLinkView =
  | { to: "stop"; kinds: NotificationKind[]; remainingKinds: NotificationKind[] }
  | { to: "mend"; address: string };

/**
 * Describes what a link would do, without doing it. Returns null when the token is invalid or expired, or the account
 * no longer exists.
 */
export async function previewEmailLink(token: string): Promise<EmailLinkView | null> {
  const link = verifyEmailLink(token);
  const [person] = link ? await db().select().from(users).where(eq(users.id, link.person)) : [];
  if (!link || !person) return null;
  if (link.to === "mend") return { to: "mend", address: maskAddress(link.address) };
  const preferences = pickNotificationPreferences(person);
  const remainingKinds = notificationKinds.filter(
    (kind) => !link.kinds.includes(kind) && preferences[preferenceFields[kind]] !== "never",
  );
  return { to: "stop", kinds: link.kinds, remainingKinds };
}

/**
 * Applies a link: unsubscribes from its kinds, or lifts the suppression of its address. The token is the only
 * authorisation, as RFC 8058 requires for one-click unsubscription. Idempotent; returns null as `previewEmailLink`
 * does.
 */
export async function applyEmailLink(token: string): Promise<EmailLinkView | null> {
  const link = verifyEmailLink(token);
  const view = await previewEmailLink(token);
  if (!link || !view) return null;
  if (link.to === "mend") await reactivateAddress(link.person, link.address);
  else await unsubscribe(link.person, link.kinds);
  return view;
}

async function unsubscribe(personId: string, kinds: NotificationKind[]): Promise<void> {
  await transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, personId)).for("update");
    const fields = kinds
      .map((kind) => preferenceFields[kind])
      .filter((field) => person && person[field] !== "never");
    if (!person || fields.length === 0) return;
    await tx
      .update(users)
      .set(Object.fromEntries(fields.map((field) => [field, "never"])))
      .where(eq(users.id, personId));
    const subject = { kind: "user", id: personId };
    await recordHistory(tx, "system", "notices.stopped", subject, { fields, by: "letter" });
  });
}
