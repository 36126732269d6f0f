import { letterErrors, tidyContent, tidySubject } from "#app/features/messaging/message.ts";
import {
  fillPlaces,
  hasPlaces,
  type Place,
  unknownPlace,
} from "#app/features/messaging/templates/template.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** The words of an announcement; a language may be missing, not both. */
export type Words = Record<"subjectFr" | "contentFr" | "subjectEn" | "contentEn", string | null>;
type Field = keyof Words;
export type AnnouncementErrors = Partial<Record<Field, string>>;

const fields = {
  fr: { subject: "subjectFr", content: "contentFr" },
  en: { subject: "subjectEn", content: "contentEn" },
} as const satisfies Record<Locale, Record<"subject" | "content", Field>>;

/**
 * Reads the words of an announcement: a language is whole or empty, one of them is there, and what stands between
 * braces is a place of templates, to be filled in for each person.
 */
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
    for (const part of ["subject", "content"] as const) {
      const reason = wrong[part] ?? unknownPlace(letter[part]);
      if (reason) errors[field[part]] = reason;
    }
    words[field.subject] = letter.subject;
    words[field.content] = letter.content;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, words };
}

/** It was sent, and some of its people do not have it yet. */
export function isOnItsWay({ sentAt, endedAt }: { sentAt: Date | null; endedAt: Date | null }) {
  return sentAt !== null && endedAt === null;
}

/** The words in a language, and which one. */
export type Letter = { locale: Locale; subject: string; content: string };

/** What a person receives: in their language, or in the other when theirs is not written. */
export function lettersOf(words: Words): Record<Locale, Letter> {
  const written = (locale: Locale) => {
    const [subject, content] = [words[fields[locale].subject], words[fields[locale].content]];
    return subject === null || content === null ? null : { locale, subject, content };
  };
  const [fr, en] = [written("fr"), written("en")];
  const any = fr ?? en;
  if (!any) throw new Error("an announcement without words");
  return { fr: fr ?? any, en: en ?? any };
}

/** Does somebody's name, number, campus or intake go in it? */
export function isPersonal({ subject, content }: Letter): boolean {
  return hasPlaces(subject) || hasPlaces(content);
}

/** A letter as one person reads it, by what is known of them in its language. */
export function filledFor(letter: Letter, known: Partial<Record<Place, string>>): Letter {
  const { locale, subject, content } = letter;
  return { locale, subject: fillPlaces(subject, known), content: fillPlaces(content, known) };
}

/**
 * For each language that is written, the first by name of those who will read it; of everybody when none of them
 * does (`isRead` is false), as an example.
 */
export function readersOf<M extends { name: string; locale: Locale }>(
  members: M[],
  letters: Record<Locale, Letter>,
): (M & { isRead: boolean })[] {
  const ordered = members.toSorted(byName);
  const written = new Set([letters.fr.locale, letters.en.locale]);
  return [...written].flatMap((locale) => {
    const reader = ordered.find((one) => letters[one.locale].locale === locale);
    const one = reader ?? ordered[0];
    return one ? [{ ...one, locale, isRead: reader !== undefined }] : [];
  });
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, "fr");
}

/** Who an announcement is for: how many, in which languages, and the first of them by name. */
export function previewOf(members: { name: string; locale: Locale }[], sample = 10) {
  const reads = (locale: Locale) => members.filter((one) => one.locale === locale).length;
  const names = members.toSorted(byName).map(({ name }) => name);
  return {
    count: members.length,
    reads: { fr: reads("fr"), en: reads("en") },
    names: names.slice(0, sample),
  };
}
