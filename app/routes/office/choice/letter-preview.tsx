import type { Preview } from "#app/features/decisions/preview.server.ts";
import { previewMessages } from "#app/i18n/preview.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { UnbrokenNumbers } from "#app/ui/unbroken.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useReadFirst } from "#app/ui/use-read-first.ts";

/** With when the letter leaves, in the language of the office. */
export type ForetoldPreview = Preview & { departure: string | null };

/** The letter as it will leave, when, and what the candidate's page will say, in their language. */
export function LetterPreview({ preview }: { preview: ForetoldPreview | null }) {
  const t = useMessages(previewMessages);
  const first = useReadFirst<HTMLHeadingElement>(preview, true);
  if (!preview) return <p className="muted">{t.none}</p>;
  const { letter, page } = preview;
  const { locale } = letter;
  return (
    <section className="letter-preview" aria-labelledby="preview">
      <h3 id="preview" {...first}>
        {t.title}
      </h3>
      <p className="small-text muted">{t.notSent(t.languages[locale])}</p>
      {preview.departure && <p className="small-text">{preview.departure}</p>}
      <article className="decision-letter" lang={locale}>
        <p className="decision-letter-head">{shellMessages[locale].brand}</p>
        <p>
          <b>
            <UnbrokenNumbers text={letter.subject} />
          </b>
        </p>
        {letter.paragraphs.map((one) => (
          <p key={one}>
            <UnbrokenNumbers text={one} />
          </p>
        ))}
        <p className="letter-button">{letter.action}</p>
      </article>
      {letter.events > 0 && <p className="small-text">{t.event}</p>}
      {page.length > 0 && (
        <>
          <h4>{t.page}</h4>
          <div className="decision-letter" lang={locale}>
            {page.map(({ title, tag, lines }) => (
              <div key={title}>
                <p>
                  <b>{title}</b>
                  {tag && `\u00A0· ${tag}`}
                </p>
                {lines.map((line) => (
                  <p key={line} dir="auto" className="letter-line">
                    <UnbrokenNumbers text={line} />
                  </p>
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
