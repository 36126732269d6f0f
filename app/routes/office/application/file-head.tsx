import { decidingMessages } from "#app/i18n/deciding.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { fullName } from "#app/lib/person-name.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { aroundFile } from "../applications/left-list.ts";
import { StateTag } from "../frame/state-tag.tsx";
import { useClock } from "../frame/use-clock.ts";
import { Neighbours } from "./neighbours.tsx";
import type { File } from "./view.server.ts";

/** Who applies, under which number, in which state, and the ways to the parts of the file. */
export function FileHead({ file }: { file: File }) {
  const t = useMessages(officeMessages);
  const { late } = useMessages(decidingMessages);
  const clock = useClock();
  const path = usePath();
  const age = file.age === null ? null : t.list.years(file.age);
  return (
    <>
      <div className="page-top">
        <BackLink to={path(aroundFile(file.id).list)}>{t.file.back}</BackLink>
        <Neighbours id={file.id} />
      </div>
      <div className="file-identity">
        <Avatar name={fullName(file)} />
        <div>
          <h1>
            <span className="family-name uppercase">{file.lastName}</span> {file.firstName}
          </h1>
          <p className="page-subtitle figures">
            <Unbroken
              text={[file.number, age, t.city[file.campus], file.intake]
                .filter(Boolean)
                .join(" · ")}
            />
          </p>
          <p className="row">
            <StateTag state={file.state} />
            <span className="tiny-text muted">{t.file.sentOn(clock.date(file.submittedAt))}</span>
            {file.late && <Tag tone="warn">{late}</Tag>}
          </p>
        </div>
      </div>
      <Anchors />
    </>
  );
}

function Anchors() {
  const { checklist, notes } = useMessages(reviewMessages);
  const { file: t } = useMessages(officeMessages);
  const parts = [
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
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
