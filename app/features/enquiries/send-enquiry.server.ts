import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Actor, Campus } from "#app/features/access/actor.ts";
import { formatPhone, parsePhone } from "#app/features/accounts/phone.server.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { getMailboxKey } from "#app/lib/email-address.ts";
import { now } from "#app/platform/clock.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { newCode } from "#app/platform/ids.ts";
import { getNetwork } from "#app/platform/network.ts";
import { requireSecret } from "#app/platform/secret-key.server.ts";
import {
  type Enquiry,
  type EnquiryErrors,
  type EnquirySubject,
  parseEnquiry,
  RECEIPT_DAYS,
} from "./enquiry.ts";
import { notifyOffice, sendAcknowledgement } from "./enquiry-emails.server.ts";
import { checkEnquiryLimits } from "./enquiry-limits.server.ts";

type EnquiryInput = Record<"campus" | "subject" | "name" | "email" | "content", string> & {
  phone: string;
  phoneCountry: string;
};

/** Values that the page knows and the form does not send. */
type EnquiryContext = {
  locale: Locale;
  /** The IP address of the request; "" when unknown. */
  address: string;
  offices: OfficeEmails;
};

/** The email address of each office; `unknown` receives enquiries without a campus. */
export type OfficeEmails = Record<Campus | "unknown", string>;

export const getOfficeEmail = (offices: OfficeEmails, campus: Campus | null) =>
  offices[campus ?? "unknown"];

export type SendEnquiryResult =
  | { ok: true; receipt: string }
  | { ok: false; reason: "invalid-enquiry"; errors: EnquiryErrors }
  | { ok: false; reason: "too-many-enquiries"; retryAfterSeconds: number };

/**
 * Saves an enquiry, notifies the office of the campus and acknowledges it, in one transaction. Anybody may send one; a
 * duplicate within a minute returns the first receipt. Refuses `invalid-enquiry`, and `too-many-enquiries`: a fourth in
 * a day for one mailbox or phone number, or more than `MAX_ENQUIRIES_PER_NETWORK_HOUR`.
 */
export async function sendEnquiry(
  actor: Actor,
  input: EnquiryInput,
  { locale, address, offices }: EnquiryContext,
): Promise<SendEnquiryResult> {
  const phone = parsePhone(input.phoneCountry, input.phone);
  const parsed = parseEnquiry({ ...input, phone });
  if (!parsed.ok) return { ...parsed, reason: "invalid-enquiry" };
  const { enquiry } = parsed;
  const mailbox = enquiry.email && getMailboxKey(enquiry.email);
  const asker = hashNetwork(address);
  return transaction(async (tx) => {
    const attempt = { ...enquiry, mailbox, asker };
    const earlyResult = await checkEnquiryLimits(tx, attempt);
    if (earlyResult) return earlyResult;
    const saved = await insertEnquiry(tx, { ...attempt, locale });
    const { id, campus, subject } = saved;
    await recordHistory(tx, actor, "enquiry.sent", { kind: "enquiry", id }, { campus, subject });
    const office = getOfficeEmail(offices, campus);
    await notifyOffice(tx, saved, office);
    await sendAcknowledgement(tx, saved, office);
    return { ok: true, receipt: saved.receipt };
  });
}

type NewEnquiry = Enquiry & { mailbox: string | null; asker: string; locale: Locale };

async function insertEnquiry(tx: Database, enquiry: NewEnquiry) {
  const reference = `D-${newCode()}`;
  const receipt = randomBytes(16).toString("base64url");
  const values = { ...enquiry, reference, receipt };
  const [inserted] = await tx.insert(enquiries).values(values).returning();
  if (!inserted) throw new Error("the enquiry was not saved");
  return inserted;
}

/** Stores only a keyed hash of the network, which is enough to count. */
function hashNetwork(address: string): string {
  return createHmac("sha256", requireSecret()).update(getNetwork(address)).digest("base64url");
}

/** What the receipt link shows to anybody who has it. */
export type EnquiryReceipt = {
  /** The token of the link. */
  receipt: string;
  reference: string;
  campus: Campus | null;
  subject: EnquirySubject;
  email: string | null;
  phone: string | null;
  content: string;
  sentAt: Date;
};

/** Returns the enquiry of a receipt link; null when unknown, or after thirty days. */
export async function getEnquiryReceipt(receipt: string): Promise<EnquiryReceipt | null> {
  const { reference, campus, subject, email, phone, content, createdAt } = enquiries;
  const [row] = await db()
    .select({ reference, campus, subject, email, phone, content, sentAt: createdAt })
    .from(enquiries)
    .where(isValidReceipt(receipt));
  return row ? { ...row, receipt, phone: formatPhone(row.phone) } : null;
}

/** SQL condition for the enquiry of a receipt that has not expired. */
export function isValidReceipt(receipt: string) {
  const since = new Date(now().getTime() - RECEIPT_DAYS * DAY_MS);
  return and(eq(enquiries.receipt, receipt), gt(enquiries.createdAt, since));
}
