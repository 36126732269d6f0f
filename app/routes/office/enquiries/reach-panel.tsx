import type { OpenEnquiry } from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { mailtoOf, whatsappOf } from "./answering.ts";

/** How to reach the person, with letters already begun in their language. */
export function ReachPanel({ enquiry }: { enquiry: OpenEnquiry }) {
  const { office: words, languages } = useWords(enquiryWords);
  const { email, phone, shownPhone, locale } = enquiry;
  return (
    <section className="panel" aria-labelledby="reach-title">
      <h2 id="reach-title">{words.reach}</h2>
      <SummaryList
        rows={[
          { label: words.email, value: email },
          { label: words.phone, value: shownPhone },
          { label: words.language, value: languages[locale] },
        ]}
        notGiven={words.notGiven}
        look="dense"
      />
      <p className="tiny-text muted">{words.unproved}</p>
      <div className="actions">
        {email && (
          <a className="btn btn-primary btn-small" href={mailtoOf({ ...enquiry, email })}>
            <Icon name="envelope-simple" />
            {words.byEmail}
          </a>
        )}
        {phone && (
          <>
            <a
              className="btn btn-secondary btn-small"
              href={whatsappOf({ ...enquiry, phone })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="whatsapp-logo" />
              {words.byWhatsapp}
              <span className="vh"> {words.newTab}</span>
            </a>
            <a className="btn btn-secondary btn-small" href={`tel:${phone}`}>
              <Icon name="phone" />
              {words.call}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
