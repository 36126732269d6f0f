import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import { localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import type { enquiries } from "#app/platform/db/schema/enquiries.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { UNKNOWN_CAMPUS } from "./enquiry.ts";
import { enquiryMessages } from "./messages/enquiry.ts";

type EnquiryRow = typeof enquiries.$inferSelect;

/** The language of the emails to an office; the enquiry itself stays in the sender's language. */
const OFFICE_LOCALE = "fr";

/**
 * Queues the email to the office of the campus, with the enquiry; a reply goes to the sender. Its headers contain
 * nothing the sender typed, except one plain address.
 */
export async function notifyOffice(tx: Database, enquiry: EnquiryRow, to: string): Promise<void> {
  // An office without an address still sees the enquiry in its list.
  if (!to) return;
  const { emails, subjects, campuses, languages } = enquiryMessages[OFFICE_LOCALE];
  const { reference, subject, campus, name, email, phone, locale } = enquiry;
  const title = emails.office.subject(reference, subjects[subject]);
  const path = localizePath(OFFICE_LOCALE, `/administration/demandes/${enquiry.id}`);
  await enqueueEmail(tx, {
    kind: "enquiry",
    to,
    replyTo: email ?? undefined,
    locale: OFFICE_LOCALE,
    subject: title,
    title,
    paragraphs: [
      emails.office.from(name),
      ...(email ? [emails.office.email(email)] : []),
      ...(phone ? [emails.office.phone(formatPhone(phone) ?? phone)] : []),
      emails.office.campus(campuses[campus ?? UNKNOWN_CAMPUS]),
      emails.office.language(languages[locale]),
    ],
    quote: enquiry.content,
    action: { label: emails.office.action, href: `${config().origin}${path}` },
    footer: email ? emails.office.footer : undefined,
  });
}

/**
 * Queues the acknowledgement in the sender's language. The address is unverified, so the email contains nothing they
 * typed, or the form could send arbitrary text to anybody (requirement MAIL-02); the link shows it instead.
 */
export async function sendAcknowledgement(
  tx: Database,
  enquiry: EnquiryRow,
  replyTo: string,
): Promise<void> {
  const { reference, receipt, subject, campus, email, locale } = enquiry;
  if (!email) return;
  const { emails, subjects, sentTo } = enquiryMessages[locale];
  const t = emails.receipt;
  const path = localizePath(locale, `/contacts?envoye=${receipt}#ecrire`);
  await enqueueEmail(tx, {
    kind: "enquiry",
    to: email,
    replyTo: replyTo || undefined,
    locale,
    subject: t.subject(reference),
    title: t.title,
    paragraphs: [
      t.greeting,
      t.text(sentTo[campus ?? UNKNOWN_CAMPUS], formatCampusDate(locale, enquiry.createdAt, campus)),
      t.about(reference, subjects[subject]),
      t.next,
      t.stranger,
    ],
    action: { label: t.action, href: `${config().origin}${path}` },
    footer: t.footer,
  });
}
