import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { formatPhone, readPhone } from "#app/features/identity/account/phone.server.ts";
import type { Actor, Campus } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { mailboxOf } from "#app/lib/email-address.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { newCode } from "#app/platform/ids.ts";
import { getNetwork } from "#app/platform/network.ts";
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

/** What the page knows and the form does not say. */
type EnquiryContext = {
  /** The language of the page. */
  locale: Locale;
  /** Where the request comes from; "" when unknown. */
  address: string;
  offices: OfficeEmails;
};

/** The e-mail address of each office; `unknown` reads those who have no campus yet. */
export type OfficeEmails = Record<Campus | "unknown", string>;

/** The office that reads the enquiries about a campus; null: the sender does not know yet. */
export const getOfficeEmail = (offices: OfficeEmails, campus: Campus | null) =>
  offices[campus ?? "unknown"];

export type SendEnquiryResult =
  | { ok: true; receipt: string }
  | { ok: false; reason: "invalid-enquiry"; errors: EnquiryErrors }
  | { ok: false; reason: "too-many-enquiries"; retryAfter: number };

/**
 * Anybody asks the school something: kept, told to the office of the campus and acknowledged to the
 * person, or none of it. The same words sent twice within a minute are one enquiry. Refuses what
 * `readEnquiry` refuses, the fourth enquiry of a day that promises an answer to one mailbox or
 * telephone, and the 121st of an hour from one place (`ASKER_LIMIT`).
 */
export async function sendEnquiry(
  actor: Actor,
  input: EnquiryInput,
  { locale, address, offices }: EnquiryContext,
): Promise<SendEnquiryResult> {
  const phone = readPhone(input.phoneCountry, input.phone);
  const parsed = parseEnquiry({ ...input, phone });
  if (!parsed.ok) return { ...parsed, reason: "invalid-enquiry" };
  const { enquiry } = parsed;
  const mailbox = enquiry.email && mailboxOf(enquiry.email);
  const asker = hashNetwork(address);
  return transaction(async (tx) => {
    const attempt = { ...enquiry, mailbox, asker };
    const earlyResult = await checkEnquiryLimits(tx, attempt);
    if (earlyResult) return earlyResult;
    const saved = await insertEnquiry(tx, { ...attempt, locale });
    const { id, campus, subject } = saved;
    await record(tx, actor, "enquiry.sent", { kind: "enquiry", id }, { campus, subject });
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
  if (!inserted) throw new Error("the enquiry was not kept");
  return inserted;
}

/** An address is not written down: a digest that only this server can make again is enough to count. */
function hashNetwork(address: string): string {
  return createHmac("sha256", config().secret ?? "")
    .update(getNetwork(address))
    .digest("base64url");
}

/** What the page of an acknowledgement shows to whoever holds its link. */
export type EnquiryReceipt = {
  /** What its link holds. */
  receipt: string;
  reference: string;
  campus: Campus | null;
  subject: EnquirySubject;
  email: string | null;
  phone: string | null;
  content: string;
  sentAt: Date;
};

/** The enquiry behind the link of an acknowledgement; null when there is none, or after thirty days. */
export async function getEnquiryReceipt(receipt: string): Promise<EnquiryReceipt | null> {
  const { reference, campus, subject, email, phone, content, createdAt } = enquiries;
  const [found] = await db()
    .select({ reference, campus, subject, email, phone, content, sentAt: createdAt })
    .from(enquiries)
    .where(isValidReceipt(receipt));
  return found ? { ...found, receipt, phone: formatPhone(found.phone) } : null;
}

/** The enquiry whose acknowledgement has this link, for thirty days. */
export function isValidReceipt(receipt: string) {
  const since = new Date(now().getTime() - RECEIPT_DAYS * 86_400_000);
  return and(eq(enquiries.receipt, receipt), gt(enquiries.createdAt, since));
}
