import {
  type getMessagesByLocale,
  isPersonalized,
  type LocalizedMessage,
} from "#app/features/announcements/announcement.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/** The announcement as one recipient reads it. */
export type RecipientSample = LocalizedMessage & { name: string; isRead: boolean };

type AnnouncementTextsProps = {
  texts: ReturnType<typeof getMessagesByLocale>;
  /** The texts of some recipients. */
  samples: RecipientSample[];
  isSent?: boolean;
};

/**
 * The text of an announcement in each language that is written, with the placeholders of a sample
 * recipient.
 */
export function AnnouncementTexts({ texts, samples, isSent }: AnnouncementTextsProps) {
  const t = useMessages(announcementMessages);
  const recipientLabel = isSent ? t.asSent : t.asRead;
  const locales = new Set([texts.fr, texts.en].map(({ locale }) => locale));
  return [...locales].map((locale) => {
    const sample = samples.find((one) => one.locale === locale);
    const text = sample ?? texts[locale];
    return (
      <section key={locale} className="panel" aria-labelledby={`letter-${locale}`}>
        <div className="panel-head">
          <h2 id={`letter-${locale}`}>{locale === "fr" ? t.inFrench : t.inEnglish}</h2>
        </div>
        {sample && (
          <p className="tiny-text muted">
            {sample.isRead ? recipientLabel(sample.name) : t.asExample(sample.name)}
          </p>
        )}
        {!sample && isPersonalized(text) && <p className="tiny-text muted">{t.wereReplaced}</p>}
        <p className="strong above-small" lang={locale}>
          <NoWrap text={text.subject} />
        </p>
        <p className="message-text above-small" lang={locale}>
          <NoWrap text={text.content} />
        </p>
      </section>
    );
  });
}
