import type { Locale } from "#app/i18n/locale.ts";
import { schools } from "#app/i18n/school.ts";

/**
 * Who a letter is from, by the setting MAIL_FROM: an address takes the name of the school in the language of the
 * letter; « Admissions <noreply@school.example> » keeps its own.
 */
export function parseSender(mailFrom: string, locale: Locale): { name: string; address: string } {
  const [, displayName = "", address = mailFrom] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const name = displayName.trim().replace(/^"(.*)"$/, "$1");
  return { name: name || schools()[locale].name, address: address.trim() };
}
