import { Link } from "react-router";
import { entryTitle, levelAndPlace } from "#app/features/admissions/record.ts";
import { officeWords } from "#app/i18n/office.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { Declared } from "./declared.tsx";
import { ProofSheet } from "./proof-sheet.tsx";
import type { Entry, File } from "./view.server.ts";

/** The years declared on the left, the proof of the chosen one beside them, what was declared below. */
export function Evidence({ file, shown }: { file: File; shown: Entry | null }) {
  const { file: words } = useWords(officeWords);
  const given = file.entries.filter((entry) => entry.proof).length;
  return (
    <section className="panel" id="cursus" aria-labelledby="cursus-title">
      <div className="panel-head">
        <h2 id="cursus-title">{words.cursus}</h2>
        <p className="tiny-text muted">{words.received(given, file.entries.length)}</p>
      </div>
      {shown ? (
        <>
          <div className="viewer">
            <Years entries={file.entries} shown={shown} />
            <ProofSheet entry={shown} />
          </div>
          <Declared entry={shown} />
        </>
      ) : (
        <p className="muted">{words.noCursus}</p>
      )}
    </section>
  );
}

function Years({ entries, shown }: { entries: Entry[]; shown: Entry }) {
  const { file: words } = useWords(officeWords);
  const locale = useLocale();
  return (
    <div className="viewer-list">
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link
              to={`?piece=${entry.id}`}
              preventScrollReset
              aria-current={entry.id === shown.id ? "true" : undefined}
            >
              <b>{entryTitle(locale, entry)}</b>
              <span className="tiny-text muted">{levelAndPlace(locale, entry)}</span>
              <span className="tiny-text muted">{entry.proof?.name ?? words.missing}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
