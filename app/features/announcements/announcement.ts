import { letterErrors, tidyContent, tidySubject } from "#app/features/messaging/message.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** The words of an announcement; a language may be missing, not both. */
export type Words = Record<"subjectFr" | "contentFr" | "subjectEn" | "contentEn", string | null>;
type Field = keyof Words;
export type AnnouncementErrors = Partial<Record<Field, string>>;

const fields = {
  fr: { subject: "subjectFr", content: "contentFr" },
  en: { subject: "subjectEn", content: "contentEn" },
} as const satisfies Record<Locale, Record<"subject" | "content", Field>>;

/** Reads the words of an announcement: a language is whole or empty, and one of them is there. */
export function readWords(
  typed: Record<Field, string>,
): { ok: true; words: Words } | { ok: false; errors: AnnouncementErrors } {
  const words: Words = { subjectFr: null, contentFr: null, subjectEn: null, contentEn: null };
  const errors: AnnouncementErrors = {};
  const written = (["fr", "en"] as const).filter((locale) => {
    const { subject, content } = fields[locale];
    return (typed[subject] + typed[content]).trim() !== "";
  });
  for (const locale of written.length > 0 ? written : (["fr"] as const)) {
    const field = fields[locale];
    const letter = {
      subject: tidySubject(typed[field.subject]),
      content: tidyContent(typed[field.content]),
    };
    const wrong = letterErrors(letter);
    if (wrong.subject) errors[field.subject] = wrong.subject;
    if (wrong.content) errors[field.content] = wrong.content;
    words[field.subject] = letter.subject;
    words[field.content] = letter.content;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, words };
}

/** What a person receives: in their language, or in the other when theirs is not written. */
export function lettersOf(
  words: Words,
): Record<Locale, { locale: Locale; subject: string; content: string }> {
  const written = (locale: Locale) => {
    const [subject, content] = [words[fields[locale].subject], words[fields[locale].content]];
    return subject === null || content === null ? null : { locale, subject, content };
  };
  const [fr, en] = [written("fr"), written("en")];
  const any = fr ?? en;
  if (!any) throw new Error("an announcement without words");
  return { fr: fr ?? any, en: en ?? any };
}

/** Who an announcement is for: how many, in which languages, and the first of them by name. */
export function previewOf(members: { name: string; locale: Locale }[], sample = 10) {
  const reads = (locale: Locale) => members.filter((one) => one.locale === locale).length;
  const names = members.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "fr"));
  return {
    count: members.length,
    reads: { fr: reads("fr"), en: reads("en") },
    names: names.slice(0, sample),
  };
}
