import type { EnquiryView } from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryMessages } from "#app/features/enquiries/messages/enquiry.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";
import { EnquiryTag } from "./enquiry-tag.tsx";

/** The name, subject and campus of an enquiry, and whether it was dealt with. */
export function EnquiryHeader({ enquiry }: { enquiry: EnquiryView }) {
  const { office: t, subjects } = useMessages(enquiryMessages);
  const { city } = useMessages(officeMessages);
  const clock = useClock();
  const path = usePath();
  const { reference, subject, campus, sentAt } = enquiry;
  return (
    <>
      <div className="page-top">
        <BackLink to={path("/administration/demandes")}>{t.title}</BackLink>
      </div>
      <div className="file-identity">
        <Avatar name={enquiry.name} />
        <div>
          <h1 dir="auto">{enquiry.name}</h1>
          <p className="page-subtitle numbers">
            {[reference, subjects[subject], campus ? city[campus] : t.noCampus].join(" · ")}
          </p>
          <p className="row">
            <EnquiryTag handledAt={enquiry.handledAt} />
            <span className="tiny-text muted">
              {t.receivedOn(clock.date(sentAt), clock.time(sentAt))}
            </span>
          </p>
          <HandledBy enquiry={enquiry} />
        </div>
      </div>
    </>
  );
}

function HandledBy({ enquiry: { handledAt, handledBy } }: { enquiry: EnquiryView }) {
  const { office: t } = useMessages(enquiryMessages);
  const clock = useClock();
  const date = handledAt && clock.date(handledAt);
  // The status element is always in the page, so that screen readers announce the change.
  return (
    <p role="status" className="tiny-text muted">
      {date && (handledBy ? t.handledBy(handledBy, date) : t.handledOn(date))}
    </p>
  );
}
