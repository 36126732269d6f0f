import type { EnquiryView } from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { buildMailtoLink, buildWhatsappLink } from "./reply-links.ts";

/**
 * The contact details of an enquiry, with email and WhatsApp links that start a reply in the
 * person's language.
 */
export function ContactPanel({ enquiry }: { enquiry: EnquiryView }) {
  const { office: t, languages } = useMessages(enquiryMessages);
  const { email, phone, formattedPhone, locale } = enquiry;
  return (
    <section className="panel" aria-labelledby="contact-title">
      <h2 id="contact-title">{t.reach}</h2>
      <SummaryList
        rows={[
          { label: t.email, value: email },
          { label: t.phone, value: formattedPhone },
          { label: t.language, value: languages[locale] },
        ]}
        notGiven={t.notGiven}
        look="dense"
      />
      <p className="tiny-text muted">{t.unproved}</p>
      <div className="actions">
        {email && (
          <a className="btn btn-primary btn-small" href={buildMailtoLink({ ...enquiry, email })}>
            <Icon name="envelope-simple" />
            {t.byEmail}
          </a>
        )}
        {phone && (
          <>
            <a
              className="btn btn-secondary btn-small"
              href={buildWhatsappLink({ ...enquiry, phone })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="whatsapp-logo" />
              {t.byWhatsapp}
              <span className="vh"> {t.newTab}</span>
            </a>
            <a className="btn btn-secondary btn-small" href={`tel:${phone}`}>
              <Icon name="phone" />
              {t.call}
            </a>
          </>
        )}
      </div>
    </section>
  );
}
