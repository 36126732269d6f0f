import { eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { getMailboxKey, suggestEmail } from "#app/lib/email-address.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { notifyOffice, sendAcknowledgement } from "./enquiry-emails.server.ts";
import { getMailboxWaitSeconds } from "./enquiry-limits.server.ts";
import { getOfficeEmail, isValidReceipt, type OfficeEmails } from "./send-enquiry.server.ts";

export type CorrectAddressResult =
  | { ok: true }
  | { ok: false; reason: "too-many-enquiries"; retryAfterSeconds: number };

/**
 * Replaces the address of an enquiry by the suggested correction (`suggestEmail`), notifies the office and sends the
 * acknowledgement again. The receipt link can set no other address, and repeating it changes nothing. Refuses
 * `too-many-enquiries` (the mailbox's fourth in a day); returns null when the receipt is unknown or has no address.
 */
export async function correctAddress(
  actor: Actor,
  receipt: string,
  offices: OfficeEmails,
): Promise<CorrectAddressResult | null> {
  return transaction(async (tx) => {
    const [enquiry] = await tx
      .select()
      .from(enquiries)
      .where(isValidReceipt(receipt))
      .for("update");
    if (!enquiry?.email) return null;
    const email = suggestEmail(enquiry.email);
    // Already corrected: the form was sent twice.
    if (email === null) return { ok: true };
    const mailbox = getMailboxKey(email);
    const retryAfterSeconds = await getMailboxWaitSeconds(tx, mailbox);
    if (retryAfterSeconds > 0)
      return { ok: false, reason: "too-many-enquiries", retryAfterSeconds };
    await tx.update(enquiries).set({ email, mailbox }).where(eq(enquiries.id, enquiry.id));
    const { id, campus } = enquiry;
    await recordHistory(
      tx,
      actor,
      "enquiry.address-corrected",
      { kind: "enquiry", id },
      { campus },
    );
    const office = getOfficeEmail(offices, campus);
    await notifyOffice(tx, { ...enquiry, email }, office);
    await sendAcknowledgement(tx, { ...enquiry, email }, office);
    return { ok: true };
  });
}
