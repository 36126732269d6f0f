import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import type { Locale } from "#app/i18n/locale.ts";

type EnquiryContact = { locale: Locale; name: string; reference: string };

/**
 * A `mailto:` link (RFC 6068) with a greeting in the person's language and the reference as the
 * subject.
 */
export function buildMailtoLink({
  email,
  locale,
  name,
  reference,
}: EnquiryContact & { email: string }): string {
  const { answer } = enquiryMessages[locale];
  const to = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(answer.subject(reference));
  const body = encodeURIComponent(`${answer.greeting(name)}\r\n\r\n`);
  return `mailto:${to}?subject=${subject}&body=${body}`;
}

/** A wa.me link with a first text in the person's language. */
export function buildWhatsappLink({
  phone,
  locale,
  name,
  reference,
}: EnquiryContact & { phone: string }): string {
  const text = encodeURIComponent(enquiryMessages[locale].answer.whatsapp(name, reference));
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${text}`;
}
