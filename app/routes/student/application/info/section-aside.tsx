import { Link } from "react-router";
import { parts } from "#app/features/admissions/personal-info/personal-info.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { personalInfoWords } from "#app/i18n/personal-info.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { partAddress } from "../frame/addresses.ts";
import type { InfoPage } from "./info-page.server.ts";

/** The place in the section, and one reason: never a task. */
export function SectionAside({ page }: { page: InfoPage }) {
  const info = useWords(personalInfoWords);
  return (
    <aside className="section-aside" aria-label={info.inThisSection}>
      {!page.reopened && <Parts page={page} />}
      <p className="small-text muted section-reason">{info.why[page.part]}</p>
    </aside>
  );
}

function Parts({ page }: { page: InfoPage }) {
  const info = useWords(personalInfoWords);
  const { tabs } = useWords(applicationWords);
  const path = usePath();
  return (
    <>
      <p className="small-text muted strong">{tabs.info}</p>
      <ol className="section-nav">
        {parts.map((part) => (
          <li key={part}>
            <Link
              to={path(partAddress(part))}
              aria-current={part === page.part ? "page" : undefined}
            >
              {info.short[part]}
            </Link>
            {page.done.includes(part) && (
              <>
                <span className="vh"> : {info.doneMark}</span>
                <Icon name="check" />
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
