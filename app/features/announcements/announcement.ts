import {
  normalizeContent,
  normalizeSubject,
  validateMessage,
} from "#app/features/messaging/message.ts";
import {
  fillPlaceholders,
  findUnknownPlaceholder,
  hasPlaceholders,
  type Placeholder,
} from "#app/features/messaging/templates/template.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** The text of an announcement; one language may be missing. */
export type AnnouncementTexts = Record<
  "subjectFr" | "contentFr" | "subjectEn" | "contentEn",
  string | null
>;
type Field = keyof AnnouncementTexts;
export type AnnouncementErrors = Partial<Record<Field, string>>;

const fields = {
  fr: { subject: "subjectFr", content: "contentFr" },
  en: { subject: "subjectEn", content: "contentEn" },
} as const satisfies Record<Locale, Record<"subject" | "content", Field>>;

/** Validates the text: each language is complete or empty, at least one is written, and all placeholders are known. */
export function parseAnnouncementTexts(
  input: Record<Field, string>,
): { ok: true; texts: AnnouncementTexts } | { ok: false; errors: AnnouncementErrors } {
  const texts: AnnouncementTexts = {
    subjectFr: null,
    contentFr: null,
    subjectEn: null,
    contentEn: null,
  };
  const errors: AnnouncementErrors = {};
  const writtenLocales = (["fr", "en"] as const).filter((locale) => {
    const { subject, content } = fields[locale];
    return (input[subject] + input[content]).trim() !== "";
  });
  for (const locale of writtenLocales.length > 0 ? writtenLocales : (["fr"] as const)) {
    const field = fields[locale];
    const text = {
      subject: normalizeSubject(input[field.subject]),
      content: normalizeContent(input[field.content]),
    };
    const fieldErrors = validateMessage(text);
    for (const part of ["subject", "content"] as const) {
      const reason = fieldErrors[part] ?? findUnknownPlaceholder(text[part]);
      if (reason) errors[field[part]] = reason;
    }
    texts[field.subject] = text.subject;
    texts[field.content] = text.content;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, texts };
}

/** Sent, and not yet delivered to all recipients. */
export function isBeingDelivered({
  sentAt,
  endedAt,
}: {
  sentAt: Date | null;
  endedAt: Date | null;
}) {
  return sentAt !== null && endedAt === null;
}

export type LocalizedMessage = { locale: Locale; subject: string; content: string };

/** The message for readers of each language; a missing language falls back to the other. */
export function getMessagesByLocale(texts: AnnouncementTexts): Record<Locale, LocalizedMessage> {
  const getLocalized = (locale: Locale) => {
    const [subject, content] = [texts[fields[locale].subject], texts[fields[locale].content]];
    return subject === null || content === null ? null : { locale, subject, content };
  };
  const [fr, en] = [getLocalized("fr"), getLocalized("en")];
  const any = fr ?? en;
  if (!any) throw new Error("the announcement has no text");
  return { fr: fr ?? any, en: en ?? any };
}

/** Whether it contains placeholders, and so differs per recipient. */
export function isPersonalized({ subject, content }: LocalizedMessage): boolean {
  return hasPlaceholders(subject) || hasPlaceholders(content);
}

/** Fills the placeholders of a message for one recipient. */
export function personalizeMessage(
  message: LocalizedMessage,
  values: Partial<Record<Placeholder, string>>,
): LocalizedMessage {
  const { locale, subject, content } = message;
  return {
    locale,
    subject: fillPlaceholders(subject, values),
    content: fillPlaceholders(content, values),
  };
}

/**
 * Picks a sample reader for each written language: the first by name who reads it, or else the first of all with
 * `isRead` false.
 */
export function pickSampleReaders<M extends { name: string; locale: Locale }>(
  members: M[],
  messages: Record<Locale, LocalizedMessage>,
): (M & { isRead: boolean })[] {
  const ordered = members.toSorted(byName);
  const writtenLocales = new Set([messages.fr.locale, messages.en.locale]);
  return [...writtenLocales].flatMap((locale) => {
    const actualReader = ordered.find((one) => messages[one.locale].locale === locale);
    const one = actualReader ?? ordered[0];
    return one ? [{ ...one, locale, isRead: actualReader !== undefined }] : [];
  });
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, "fr");
}

/** Summarises recipients: how many, by language, and the first names in order. */
export function summarizeRecipients(members: { name: string; locale: Locale }[], sampleSize = 10) {
  const countReaders = (locale: Locale) => members.filter((one) => one.locale === locale).length;
  const names = members.toSorted(byName).map(({ name }) => name);
  return {
    count: members.length,
    reads: { fr: countReaders("fr"), en: countReaders("en") },
    names: names.slice(0, sampleSize),
  };
}
