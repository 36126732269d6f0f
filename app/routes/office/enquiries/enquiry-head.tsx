import type { OpenEnquiry } from "#app/features/enquiries/enquiry-review.server.ts";
import { enquiryWords } from "#app/i18n/enquiry.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";
import { EnquiryTag } from "./enquiry-tag.tsx";

/** Who asks, about what, for which campus, and whether somebody has dealt with it. */
export function EnquiryHead({ enquiry }: { enquiry: OpenEnquiry }) {
  const { office: words, subjects } = useWords(enquiryWords);
  const { city } = useWords(officeWords);
  const clock = useClock();
  const path = usePath();
  const { reference, subject, campus, sentAt } = enquiry;
  return (
    <>
      <div className="page-top">
        <BackLink to={path("/administration/demandes")}>{words.title}</BackLink>
      </div>
      <div className="file-identity">
        <Avatar name={enquiry.name} />
        <div>
          <h1 dir="auto">{enquiry.name}</h1>
          <p className="page-subtitle figures">
            {[reference, subjects[subject], campus ? city[campus] : words.noCampus].join(" · ")}
          </p>
          <p className="row">
            <EnquiryTag handled={enquiry.handledAt} />
            <span className="tiny-text muted">
              {words.receivedOn(clock.date(sentAt), clock.time(sentAt))}
            </span>
          </p>
          <HandledBy enquiry={enquiry} />
        </div>
      </div>
    </>
  );
}

function HandledBy({ enquiry: { handledAt, handledBy } }: { enquiry: OpenEnquiry }) {
  const { office: words } = useWords(enquiryWords);
  const clock = useClock();
  const date = handledAt && clock.date(handledAt);
  // The place is always there, so that what a press of the button has done is announced.
  return (
    <p role="status" className="tiny-text muted">
      {date && (handledBy ? words.handledBy(handledBy, date) : words.handledOn(date))}
    </p>
  );
}
