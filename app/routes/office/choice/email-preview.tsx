import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import type { DecisionPreview } from "#app/features/decisions/preview-decision.server.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { NoWrapNumbers } from "#app/ui/no-wrap.tsx";
import { useFocusOnMount } from "#app/ui/use-focus-on-mount.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** `sendTimeText`: when the email would be sent, in the officer's language. */
export type TimedEmailPreview = DecisionPreview & { sendTimeText: string | null };

/**
 * The email of a decision, its send time and the text of the candidate's page, in the candidate's
 * language. Null: no email.
 */
export function EmailPreview({ preview }: { preview: TimedEmailPreview | null }) {
  const t = useMessages(emailPreviewMessages);
  const focusProps = useFocusOnMount<HTMLHeadingElement>(preview, true);
  if (!preview) return <p className="muted">{t.none}</p>;
  const { email, page } = preview;
  const { locale } = email;
  return (
    <section className="email-preview" aria-labelledby="preview">
      <h3 id="preview" {...focusProps}>
        {t.title}
      </h3>
      <p className="small-text muted">{t.notSent(t.languages[locale])}</p>
      {preview.sendTimeText && <p className="small-text">{preview.sendTimeText}</p>}
      <article className="decision-email" lang={locale}>
        <p className="decision-email-head">{shellMessages[locale].brand}</p>
        <p>
          <b>
            <NoWrapNumbers text={email.subject} />
          </b>
        </p>
        {email.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <NoWrapNumbers text={paragraph} />
          </p>
        ))}
        <p className="email-button">{email.action}</p>
      </article>
      {email.events > 0 && <p className="small-text">{t.event}</p>}
      {page.length > 0 && (
        <>
          <h4>{t.page}</h4>
          <div className="decision-email" lang={locale}>
            {page.map(({ title, tag, lines }) => (
              <div key={title}>
                <p>
                  <b>{title}</b>
                  {tag && `\u00A0· ${tag}`}
                </p>
                {lines.map((line) => (
                  <p key={line} dir="auto" className="multiline-text">
                    <NoWrapNumbers text={line} />
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
