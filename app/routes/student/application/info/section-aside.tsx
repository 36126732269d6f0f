import { Link } from "react-router";
import { infoParts } from "#app/features/admissions/application-fields.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { getPartPath } from "../shell/application-paths.ts";
import type { InfoPage } from "./info-page.server.ts";

/** The position among the sections, and why these answers are needed. */
export function SectionAside({ page }: { page: InfoPage }) {
  const info = useMessages(personalInfoMessages);
  return (
    <aside className="section-aside" aria-label={info.inThisSection}>
      {!page.reopened && <PartsNav page={page} />}
      <p className="small-text muted section-reason">{info.why[page.part]}</p>
    </aside>
  );
}

function PartsNav({ page }: { page: InfoPage }) {
  const info = useMessages(personalInfoMessages);
  const { tabs } = useMessages(applicationMessages);
  const path = usePath();
  return (
    <>
      <p className="small-text muted strong">{tabs.info}</p>
      <ol className="section-nav">
        {infoParts.map((part) => (
          <li key={part}>
            <Link
              to={path(getPartPath(part))}
              aria-current={part === page.part ? "page" : undefined}
            >
              {info.short[part]}
            </Link>
            {page.done.includes(part) && (
              <>
                <span className="vh"> : {info.doneTag}</span>
                <Icon name="check" />
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
