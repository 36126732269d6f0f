import { enquiryMessages } from "#app/i18n/enquiry.ts";
import type { Locale } from "#app/i18n/locale.ts";

type EnquiryContact = { locale: Locale; name: string; reference: string };

/** A letter to the person, begun in their language, with the reference as its subject (RFC 6068). */
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

/** A WhatsApp conversation with the person, begun in their language. */
export function buildWhatsappLink({
  phone,
  locale,
  name,
  reference,
}: EnquiryContact & { phone: string }): string {
  const text = encodeURIComponent(enquiryMessages[locale].answer.whatsapp(name, reference));
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${text}`;
}
