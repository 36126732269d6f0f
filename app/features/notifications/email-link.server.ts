import { eq } from "drizzle-orm";
import { record } from "#app/features/identity/history.server.ts";
import {
  type NoticeKind,
  noticeKinds,
  wishesOf,
  wishFields,
} from "#app/features/identity/notice-wishes.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { maskAddress } from "#app/platform/mail/address.ts";
import { verifyEmailLink } from "./email-link-token.server.ts";
import { reactivateAddress } from "./email-reactivation.server.ts";

/** What the page behind a letter's link shows. */
export type EmailLinkView =
  | { to: "stop"; kinds: NoticeKind[]; remainingKinds: NoticeKind[] }
  | { to: "mend"; address: string };

/** What a link does, before it is done; null when it is not ours, is too old, or its account is gone. */
export async function previewEmailLink(token: string): Promise<EmailLinkView | null> {
  const link = verifyEmailLink(token);
  const [person] = link ? await db().select().from(users).where(eq(users.id, link.person)) : [];
  if (!link || !person) return null;
  if (link.to === "mend") return { to: "mend", address: maskAddress(link.address) };
  const wishes = wishesOf(person);
  const remainingKinds = noticeKinds.filter(
    (kind) => !link.kinds.includes(kind) && wishes[wishFields[kind]] !== "never",
  );
  return { to: "stop", kinds: link.kinds, remainingKinds };
}

/**
 * Does what a link says: no more notices of its kinds, or an address that is read again. Whoever holds the letter
 * may (RFC 8058: no account is asked); done twice, it changes nothing more. Null as for `openLink`.
 */
export async function applyEmailLink(token: string): Promise<EmailLinkView | null> {
  const link = verifyEmailLink(token);
  const view = await previewEmailLink(token);
  if (!link || !view) return null;
  if (link.to === "mend") await reactivateAddress(link.person, link.address);
  else await unsubscribe(link.person, link.kinds);
  return view;
}

async function unsubscribe(personId: string, kinds: NoticeKind[]): Promise<void> {
  await transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, personId)).for("update");
    const fields = kinds
      .map((kind) => wishFields[kind])
      .filter((field) => person && person[field] !== "never");
    if (!person || fields.length === 0) return;
    await tx
      .update(users)
      .set(Object.fromEntries(fields.map((field) => [field, "never"])))
      .where(eq(users.id, personId));
    const subject = { kind: "user", id: personId };
    await record(tx, "system", "notices.stopped", subject, { fields, by: "letter" });
  });
}
