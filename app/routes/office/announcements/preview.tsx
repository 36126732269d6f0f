import { Form } from "react-router";
import type { lettersOf, previewOf } from "#app/features/announcements/announcement.ts";
import { announcementMessages } from "#app/i18n/announcement.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { DropForm } from "../frame/drop-form.tsx";
import { ANNOUNCEMENTS } from "./addresses.ts";
import { LeavingLetters, type ShownDepartures } from "./leaving-letters.tsx";
import { LettersShown, type Sample } from "./letters-shown.tsx";

type PreviewProps = {
  id: string;
  preview: ReturnType<typeof previewOf> & { samples: Sample[]; departures: ShownDepartures };
  letters: ReturnType<typeof lettersOf>;
};

/** How many people an announcement is for, what they will read, and only then the press that sends it. */
export function Preview({ id, preview, letters }: PreviewProps) {
  const t = useMessages(announcementMessages);
  const locale = useLocale();
  const path = usePath();
  const { count, reads, names } = preview;
  const figure = (value: number) => formatNumber(locale, value, 0);
  const lacking = (["fr", "en"] as const).filter(
    (one) => letters[one].locale !== one && reads[one] > 0,
  );
  return (
    <>
      {count === 0 ? (
        <Notice tone="warn">{t.nobody}</Notice>
      ) : (
        <section className="panel" aria-labelledby="count-title">
          <div className="panel-head">
            <h2 id="count-title">{t.count(figure(count), count > 1)}</h2>
          </div>
          <p>{t.reads(figure(reads.fr), figure(reads.en))}</p>
          <p className="above-small muted">
            {count > names.length ? t.sample : t.names(count > 1)}
            {locale === "fr" ? "\u00A0: " : ": "}
            {names.join(", ")}
            {count > names.length ? "…" : ""}
          </p>
        </section>
      )}
      {lacking.map((one) => (
        <Notice key={one} tone="warn">
          {t.missing[one](figure(reads[one]))}
        </Notice>
      ))}
      <LettersShown letters={letters} samples={preview.samples} />
      {count > 0 && <LeavingLetters departures={preview.departures} />}
      <Form method="post" className="actions">
        <input type="hidden" name="seen" value={count} />
        {count > 0 && (
          <Button type="submit" name="intent" value="send">
            {t.send(figure(count), count > 1)}
          </Button>
        )}
        <ButtonLink variant="secondary" to={path(`${ANNOUNCEMENTS}/${id}/texte`)}>
          {t.edit}
        </ButtonLink>
      </Form>
      <DropForm words={t} />
    </>
  );
}
