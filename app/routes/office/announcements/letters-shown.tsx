import {
  isPersonal,
  type Letter,
  type lettersOf,
} from "#app/features/announcements/announcement.ts";
import { announcementMessages } from "#app/i18n/announcement.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The letter of one of those it is for. */
export type Sample = Letter & { name: string; isRead: boolean };

type LettersShownProps = {
  letters: ReturnType<typeof lettersOf>;
  /** The letters of some of those it is for. */
  samples: Sample[];
  isSent?: boolean;
};

/** The words of an announcement as one of its people will read them, in each language that is written. */
export function LettersShown({ letters, samples, isSent }: LettersShownProps) {
  const t = useMessages(announcementMessages);
  const asRead = isSent ? t.asSent : t.asRead;
  const written = new Set([letters.fr, letters.en].map(({ locale }) => locale));
  return [...written].map((locale) => {
    const sample = samples.find((one) => one.locale === locale);
    const letter = sample ?? letters[locale];
    return (
      <section key={locale} className="panel" aria-labelledby={`letter-${locale}`}>
        <div className="panel-head">
          <h2 id={`letter-${locale}`}>{locale === "fr" ? t.inFrench : t.inEnglish}</h2>
        </div>
        {sample && (
          <p className="tiny-text muted">
            {sample.isRead ? asRead(sample.name) : t.asExample(sample.name)}
          </p>
        )}
        {!sample && isPersonal(letter) && <p className="tiny-text muted">{t.wereReplaced}</p>}
        <p className="strong above-small" lang={locale}>
          <Unbroken text={letter.subject} />
        </p>
        <p className="message-text above-small" lang={locale}>
          <Unbroken text={letter.content} />
        </p>
      </section>
    );
  });
}
