import { enquiryMessages } from "#app/i18n/enquiry.ts";
import type { Locale } from "#app/i18n/locale.ts";

type Asked = { locale: Locale; name: string; reference: string };

/** A letter to the person, begun in their language, with the reference as its subject (RFC 6068). */
export function mailtoOf({ email, locale, name, reference }: Asked & { email: string }): string {
  const { answer } = enquiryMessages[locale];
  const to = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(answer.subject(reference));
  const body = encodeURIComponent(`${answer.greeting(name)}\r\n\r\n`);
  return `mailto:${to}?subject=${subject}&body=${body}`;
}

/** A WhatsApp conversation with the person, begun in their language. */
export function whatsappOf({ phone, locale, name, reference }: Asked & { phone: string }): string {
  const text = encodeURIComponent(enquiryMessages[locale].answer.whatsapp(name, reference));
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${text}`;
}
