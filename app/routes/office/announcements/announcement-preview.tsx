import { Form } from "react-router";
import type {
  getMessagesByLocale,
  summarizeRecipients,
} from "#app/features/announcements/announcement.ts";
import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { DiscardForm } from "../shell/discard-form.tsx";
import { AnnouncementDelivery, type DeliveryTimesView } from "./announcement-delivery.tsx";
import { ANNOUNCEMENTS_PATH } from "./announcement-paths.ts";
import { AnnouncementTexts, type RecipientSample } from "./announcement-texts.tsx";

type AnnouncementPreviewProps = {
  id: string;
  preview: ReturnType<typeof summarizeRecipients> & {
    samples: RecipientSample[];
    sendTimes: DeliveryTimesView;
  };
  texts: ReturnType<typeof getMessagesByLocale>;
};

/**
 * The preview of a draft: the number of recipients, the texts, the send times, and the button that
 * sends it.
 */
export function AnnouncementPreview({ id, preview, texts }: AnnouncementPreviewProps) {
  const t = useMessages(announcementMessages);
  const locale = useLocale();
  const path = usePath();
  const { count, reads, names } = preview;
  const formatCount = (value: number) => formatNumber(locale, value, 0);
  const missingLanguages = (["fr", "en"] as const).filter(
    (language) => texts[language].locale !== language && reads[language] > 0,
  );
  return (
    <>
      {count === 0 ? (
        <Notice tone="warn">{t.nobody}</Notice>
      ) : (
        <section className="panel" aria-labelledby="count-title">
          <div className="panel-head">
            <h2 id="count-title">{t.count(formatCount(count), count > 1)}</h2>
          </div>
          <p>{t.reads(formatCount(reads.fr), formatCount(reads.en))}</p>
          <p className="above-small muted">
            {count > names.length ? t.sample : t.names(count > 1)}
            {locale === "fr" ? "\u00A0: " : ": "}
            {names.join(", ")}
            {count > names.length ? "…" : ""}
          </p>
        </section>
      )}
      {missingLanguages.map((language) => (
        <Notice key={language} tone="warn">
          {t.missing[language](formatCount(reads[language]))}
        </Notice>
      ))}
      <AnnouncementTexts texts={texts} samples={preview.samples} />
      {count > 0 && <AnnouncementDelivery times={preview.sendTimes} />}
      <Form method="post" className="actions">
        <input type="hidden" name="expectedCount" value={count} />
        {count > 0 && (
          <Button type="submit" name="intent" value="send">
            {t.send(formatCount(count), count > 1)}
          </Button>
        )}
        <ButtonLink variant="secondary" to={path(`${ANNOUNCEMENTS_PATH}/${id}/texte`)}>
          {t.edit}
        </ButtonLink>
      </Form>
      <DiscardForm messages={t} />
    </>
  );
}
