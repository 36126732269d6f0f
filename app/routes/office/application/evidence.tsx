import { Link } from "react-router";
import { entryTitle, levelAndPlace } from "#app/features/admissions/record.ts";
import { mayBeShown } from "#app/features/documents/scan.ts";
import { decidingWords } from "#app/i18n/deciding.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import type { Wrong } from "../choice/use-wrong.ts";
import { VerdictForms } from "../choice/verdict-forms.tsx";
import { Declared } from "./declared.tsx";
import { type Around, proof } from "./looked.ts";
import { ProofSheet } from "./proof-sheet.tsx";
import { usePlace } from "./use-place.ts";
import type { Entry, File } from "./view.server.ts";

type EvidenceProps = {
  file: File;
  shown: Entry | null;
  /** Pages of the proof that is shown; none when it cannot be. */
  pages: number;
  done: string | null;
  wrong: Wrong;
};

/** The years declared on the left, the proof of the chosen one beside them, what was declared below. */
export function Evidence({ file, shown, pages, done, wrong }: EvidenceProps) {
  const { file: words } = useWords(officeWords);
  const sentences: Record<string, string> = useWords(decidingWords).done;
  const given = file.entries.filter((entry) => entry.proof).length;
  return (
    <section className="panel" id="cursus" aria-labelledby="cursus-title">
      <div className="panel-head">
        <h2 id="cursus-title">{words.cursus}</h2>
        <p className="tiny-text muted">{words.received(given, file.entries.length)}</p>
      </div>
      {!wrong.typed && sentences[done ?? ""] && (
        <Notice tone="ok" role="status">
          {sentences[done ?? ""] ?? ""}
        </Notice>
      )}
      {shown ? (
        <>
          <div className="viewer">
            <Years entries={file.entries} shown={shown} />
            <ProofSheet entry={shown} pages={pages} around={aroundOf(file.entries, shown)} />
          </div>
          {shown.proof && mayBeShown(shown.proof.scan) && file.mayDecide && (
            <VerdictForms
              key={shown.proof.id}
              file={shown.proof}
              verdict={shown.verdict}
              wrong={wrong}
            />
          )}
          <Declared entry={shown} />
        </>
      ) : (
        <p className="muted">{words.noCursus}</p>
      )}
    </section>
  );
}

/** The proofs beside the one that is seen, in the order of the list. */
function aroundOf(entries: Entry[], shown: Entry): Around {
  const given = entries.filter(({ id, proof }) => proof || id === shown.id);
  const place = given.findIndex(({ id }) => id === shown.id);
  return { before: given[place - 1]?.id ?? null, after: given[place + 1]?.id ?? null };
}

function Years({ entries, shown }: { entries: Entry[]; shown: Entry }) {
  const place = usePlace();
  const { file: words } = useWords(officeWords);
  const locale = useLocale();
  return (
    <div className="viewer-list">
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link
              to={place(proof(entry.id))}
              preventScrollReset
              aria-current={entry.id === shown.id ? "true" : undefined}
            >
              <b>{entryTitle(locale, entry)}</b>
              <span className="tiny-text muted">{levelAndPlace(locale, entry)}</span>
              <span className="tiny-text muted">{entry.proof?.name ?? words.missing}</span>
              <ProofTag entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProofTag({ entry }: { entry: Entry }) {
  const { file: words } = useWords(decidingWords);
  const { state } = entry.proofState;
  if (state === "none") return null;
  const tone = ({ checked: "ok", refused: "warn", requested: "warn", given: "line" } as const)[
    state
  ];
  return <Tag tone={tone}>{words[state]}</Tag>;
}
