import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { formatFullName } from "#app/lib/person-name.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { getListPosition } from "../applications/last-list.ts";
import { StateTag } from "../shell/state-tag.tsx";
import { useClock } from "../shell/use-clock.ts";
import type { ApplicationView } from "./application-view.server.ts";
import { NeighbourLinks } from "./neighbour-links.tsx";

/** The candidate, the application's number and state, and links to the sections of the page. */
export function ApplicationHeader({ application }: { application: ApplicationView }) {
  const t = useMessages(officeMessages);
  const { late } = useMessages(decisionsMessages);
  const clock = useClock();
  const path = usePath();
  const age = application.age === null ? null : t.list.years(application.age);
  return (
    <>
      <div className="page-top">
        <BackLink to={path(getListPosition(application.id).listPath)}>{t.file.back}</BackLink>
        <NeighbourLinks id={application.id} />
      </div>
      <div className="file-identity">
        <Avatar name={formatFullName(application)} />
        <div>
          <h1>
            <span className="family-name uppercase">{application.lastName}</span>{" "}
            {application.firstName}
          </h1>
          <p className="page-subtitle numbers">
            <NoWrap
              text={[application.number, age, t.city[application.campus], application.intake]
                .filter(Boolean)
                .join(" · ")}
            />
          </p>
          <p className="row">
            <StateTag state={application.state} />
            <span className="tiny-text muted">
              {t.file.sentOn(clock.date(application.submittedAt))}
            </span>
            {application.isLate && <Tag tone="warn">{late}</Tag>}
          </p>
        </div>
      </div>
      <SectionLinks />
    </>
  );
}

function SectionLinks() {
  const { checklist, notes } = useMessages(reviewMessages);
  const { file: t } = useMessages(officeMessages);
  const sections = [
    ["cursus", t.cursus],
    ["identity", t.identity],
    ["choices", t.choices],
    ["checklist", checklist.title],
    ["messages", t.messages],
    ["notes", notes.title],
    ["history", t.history],
  ];
  return (
    <nav className="views file-anchors" aria-label={t.inside}>
      <ul>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
