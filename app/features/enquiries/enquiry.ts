import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { normalizeContent, validateContent } from "#app/features/messaging/message.ts";
import { readEmailAddress } from "#app/lib/email-address.ts";
import { readPersonName } from "#app/lib/person-name.ts";

/** What somebody may ask about: it tells the office who should read first. */
export const enquirySubjects = ["admission", "programmes", "fees", "visit", "other"] as const;
export type EnquirySubject = (typeof enquirySubjects)[number];

/** The answer of a person who has not chosen a campus yet. */
export const UNKNOWN_CAMPUS = "unknown";

/** Enquiries in a day that promise an answer to the same mailbox, or to the same telephone. */
export const MAX_ENQUIRIES_PER_DAY = 3;
/**
 * Enquiries in an hour from one place (docs/decisions/0055-request-limits.md): a school, or the many telephones of
 * one carrier, may stand behind it.
 */
export const MAX_ENQUIRIES_PER_NETWORK_HOUR = 120;
/** Days during which the link of the acknowledgement shows the enquiry. */
export const RECEIPT_DAYS = 30;
/** Months an enquiry is kept once it is dealt with, or once received when nobody has said it was. */
export const RETENTION_MONTHS = 12;

export type Enquiry = {
  /** Null: not known yet. */
  campus: Campus | null;
  subject: EnquirySubject;
  name: string;
  email: string | null;
  /** International form (E.164). */
  phone: string | null;
  content: string;
};

type Field = "campus" | "subject" | "name" | "email" | "phone" | "content";
export type EnquiryErrors = Partial<Record<Field, string>>;

/** What was typed; the telephone has been read by the rules of its country. */
export type SubmittedEnquiry = Record<Exclude<Field, "phone">, string> & {
  phone: { ok: true; number: string | null } | { ok: false; reason: string };
};

/**
 * Reads an enquiry: one line for the name, plain ends of line, one reason for each refused field, in
 * the order of the form. At least one way to answer is needed; a wrong one is told before a missing one.
 */
export function parseEnquiry(
  submitted: SubmittedEnquiry,
): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const { phone } = submitted;
  const name = readPersonName(submitted.name);
  const address = readEmailAddress(submitted.email);
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
      (phone.ok && !phone.number && !email ? "no-way-to-answer" : undefined),
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

/** The last moment before which an enquiry, dealt with or received, is no longer kept. */
export function getRetentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RETENTION_MONTHS);
  return since;
}
