import type { Locale } from "#app/i18n/locale.ts";
import { getSchools } from "#app/i18n/school.ts";

/**
 * Parses MAIL_FROM into the sender of an email. A bare address gets the school's name in the email's language; «
 * Admissions <noreply@school.example> » keeps its own.
 */
export function parseSender(mailFrom: string, locale: Locale): { name: string; address: string } {
  const [, displayName = "", address = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const name = displayName.trim().replace(/^"(.*)"$/, "$1");
  return { name: name || getSchools()[locale].name, address: address.trim() };
}
