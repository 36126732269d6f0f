import { type Campus, campuses } from "#app/features/access/actor.ts";
import { normalizeContent, validateContent } from "#app/features/messaging/message.ts";
import { parseEmailAddress } from "#app/lib/email-address.ts";
import { parsePersonName } from "#app/lib/person-name.ts";

/** The subjects to choose from. */
export const enquirySubjects = ["admission", "programmes", "fees", "visit", "other"] as const;
export type EnquirySubject = (typeof enquirySubjects)[number];

/** The value of a sender who has not chosen a campus yet. */
export const UNKNOWN_CAMPUS = "unknown";

/** Enquiries in 24 hours with the same mailbox or phone number. */
export const MAX_ENQUIRIES_PER_DAY = 3;
/**
 * Enquiries in an hour from one network (docs/decisions/0055-request-limits.md). A school, or many phones of one
 * carrier, may share it.
 */
export const MAX_ENQUIRIES_PER_NETWORK_HOUR = 120;
/** Days during which the receipt link works. */
export const RECEIPT_DAYS = 30;
/** Months until an enquiry is deleted, after it was handled or, if never handled, received. */
export const RETENTION_MONTHS = 12;

export type Enquiry = {
  /** Null when not known yet. */
  campus: Campus | null;
  subject: EnquirySubject;
  name: string;
  email: string | null;
  /** E.164 format. */
  phone: string | null;
  content: string;
};

type Field = "campus" | "subject" | "name" | "email" | "phone" | "content";
export type EnquiryErrors = Partial<Record<Field, string>>;

/** The submitted values; the phone number is already parsed by country. */
export type SubmittedEnquiry = Record<Exclude<Field, "phone">, string> & {
  phone: { ok: true; number: string | null } | { ok: false; reason: string };
};

/**
 * Validates and normalises an enquiry. Returns one error per field, in form order; needs an email address or a phone
 * number (`contact-missing`), and reports an invalid one before a missing one.
 */
export function parseEnquiry(
  submitted: SubmittedEnquiry,
): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const { phone } = submitted;
  const name = parsePersonName(submitted.name);
  const address = parseEmailAddress(submitted.email);
  const email = address.ok ? address.value : null;
  const content = normalizeContent(submitted.content);
  const campus = campuses.find((one) => one === submitted.campus) ?? null;
  const subject = enquirySubjects.find((one) => one === submitted.subject);
  const fieldErrors = {
    campus: campus || submitted.campus === UNKNOWN_CAMPUS ? undefined : "required",
    subject: subject ? undefined : "required",
    content: validateContent(content).content,
    name: name.ok ? (name.value === null ? "required" : undefined) : name.reason,
    email:
      (address.ok ? null : address.reason) ??
      (phone.ok && !phone.number && !email ? "contact-missing" : undefined),
    phone: phone.ok ? undefined : phone.reason,
  };
  const errors: EnquiryErrors = Object.fromEntries(
    Object.entries(fieldErrors).filter(([, reason]) => reason !== undefined),
  );
  const hasErrors = Object.keys(errors).length > 0;
  if (!subject || !phone.ok || !name.ok || name.value === null || hasErrors)
    return { ok: false, errors };
  const enquiry = { campus, subject, name: name.value, email, phone: phone.number, content };
  return { ok: true, enquiry };
}

/** Enquiries that ended before this time are deleted. */
export function getRetentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RETENTION_MONTHS);
  return since;
}
