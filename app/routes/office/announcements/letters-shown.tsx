import type { lettersOf } from "#app/features/announcements/announcement.ts";
import { announcementWords } from "#app/i18n/announcement.ts";
import { useWords } from "#app/ui/use-words.ts";

/** The words of an announcement as they are read, in each language that is written. */
export function LettersShown({ letters }: { letters: ReturnType<typeof lettersOf> }) {
  const words = useWords(announcementWords);
  const written = new Set([letters.fr, letters.en].map(({ locale }) => locale));
  return [...written].map((locale) => (
    <section key={locale} className="panel" aria-labelledby={`letter-${locale}`}>
      <div className="panel-head">
        <h2 id={`letter-${locale}`}>{locale === "fr" ? words.inFrench : words.inEnglish}</h2>
      </div>
      <p className="strong" lang={locale}>
        {letters[locale].subject}
      </p>
      <p className="message-text above-small" lang={locale}>
        {letters[locale].content}
      </p>
    </section>
  ));
}
