import { type Campus, campuses } from "#app/features/identity/actor.ts";
import { contentErrors, tidyContent } from "#app/features/messaging/message.ts";
import { readEmailAddress } from "#app/lib/email-address.ts";
import { readPersonName } from "#app/lib/person-name.ts";

/** What somebody may ask about: it tells the office who should read first. */
export const enquirySubjects = ["admission", "programmes", "fees", "visit", "other"] as const;
export type EnquirySubject = (typeof enquirySubjects)[number];

/** The answer of a person who has not chosen a campus yet. */
export const UNKNOWN_CAMPUS = "unknown";

/** Enquiries in a day that promise an answer to the same mailbox, or to the same telephone. */
export const DAILY_LIMIT = 3;
/**
 * Enquiries in an hour from one place (docs/decisions/0056-limits-slow-places.md): a school, or the many telephones of
 * one carrier, may stand behind it.
 */
export const ASKER_LIMIT = 120;
/** Days during which the link of the acknowledgement shows the enquiry. */
export const RECEIPT_DAYS = 30;
/** Months an enquiry is kept once it is dealt with, or once received when nobody has said it was. */
export const KEPT_MONTHS = 12;

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
export type WrittenEnquiry = Record<Exclude<Field, "phone">, string> & {
  phone: { ok: true; number: string | null } | { ok: false; reason: string };
};

/**
 * Reads an enquiry: one line for the name, plain ends of line, one reason for each refused field, in
 * the order of the form. At least one way to answer is needed; a wrong one is told before a missing one.
 */
export function readEnquiry(
  written: WrittenEnquiry,
): { ok: true; enquiry: Enquiry } | { ok: false; errors: EnquiryErrors } {
  const { phone } = written;
  const name = readPersonName(written.name);
  const address = readEmailAddress(written.email);
  const email = address.ok ? address.value : null;
  const content = tidyContent(written.content);
  const campus = campuses.find((one) => one === written.campus) ?? null;
  const subject = enquirySubjects.find((one) => one === written.subject);
  const found = {
    campus: campus || written.campus === UNKNOWN_CAMPUS ? undefined : "required",
    subject: subject ? undefined : "required",
    content: contentErrors(content).content,
    name: name.ok ? (name.value === null ? "required" : undefined) : name.reason,
    email:
      (address.ok ? null : address.reason) ??
      (phone.ok && !phone.number && !email ? "no-way-to-answer" : undefined),
    phone: phone.ok ? undefined : phone.reason,
  };
  const errors: EnquiryErrors = Object.fromEntries(
    Object.entries(found).filter(([, reason]) => reason !== undefined),
  );
  const isWrong = Object.keys(errors).length > 0;
  if (!subject || !phone.ok || !name.ok || name.value === null || isWrong)
    return { ok: false, errors };
  const enquiry = { campus, subject, name: name.value, email, phone: phone.number, content };
  return { ok: true, enquiry };
}

/** The last moment before which an enquiry, dealt with or received, is no longer kept. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS);
  return since;
}
