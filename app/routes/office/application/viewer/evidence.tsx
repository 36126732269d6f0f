import { Link } from "react-router";
import { mayBeShown } from "#app/features/documents/scan.ts";
import { decidingMessages } from "#app/i18n/deciding.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { viewerMessages } from "#app/i18n/viewer.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { VerdictForms } from "../../choice/current/verdict-forms.tsx";
import type { Wrong } from "../../choice/use-wrong.ts";
import { Answered } from "../answered.tsx";
import { Declared } from "../declared.tsx";
import { usePlace } from "../use-place.ts";
import type { File } from "../view.server.ts";
import { proof } from "./looked.ts";
import { aroundOf, PHOTO, type Piece, pieceShown, piecesOf } from "./pieces.ts";
import { ProofSheet } from "./proof-sheet.tsx";
import { VerdictTag } from "./verdict-tag.tsx";

type EvidenceProps = {
  file: File;
  /** Which piece is shown. */
  shown: string | null;
  /** Its pages: 0 when it can never be shown, null when it cannot be shown now. */
  pages: number | null;
  done: string | null;
  wrong: Wrong;
};

/**
 * The years declared, the photograph and the answers to requests on the left, the file of the chosen one beside
 * them, its words below.
 */
export function Evidence({ file, shown: asked, pages, done, wrong }: EvidenceProps) {
  const { file: t } = useMessages(officeMessages);
  const sentence = ownValue<string>(useMessages(decidingMessages).done, done);
  const { toIdentity } = useMessages(viewerMessages);
  const place = usePlace();
  const pieces = piecesOf(file, useLocale());
  const shown = pieceShown(pieces, asked);
  const given = file.entries.filter((entry) => entry.proof).length;
  return (
    <section className="panel" id="cursus" tabIndex={-1} aria-labelledby="cursus-title">
      <div className="panel-head">
        <h2 id="cursus-title">{t.cursus}</h2>
        <p className="tiny-text muted">{t.received(given, file.entries.length)}</p>
      </div>
      {!wrong.typed && sentence && (
        <Notice tone="ok" role="status">
          {sentence}
        </Notice>
      )}
      {shown ? (
        <>
          <div className="viewer">
            <List pieces={pieces} shown={shown} />
            <ProofSheet piece={shown} pages={pages} around={aroundOf(pieces, shown)} />
          </div>
          {shown.file && mayBeShown(shown.file.scan) && file.mayDecide && (
            <VerdictForms
              key={shown.file.id}
              file={shown.file}
              verdict={shown.verdict}
              wrong={wrong}
            />
          )}
          {shown.year && <Declared entry={shown.year} />}
          {shown.answer && <Answered answer={shown.answer} applicationId={file.id} />}
          {shown.id === PHOTO && (
            <BackLink to={place(proof(""), "identity")}>{toIdentity}</BackLink>
          )}
        </>
      ) : (
        <p className="muted">{t.noCursus}</p>
      )}
    </section>
  );
}

type ListProps = { pieces: Piece[]; shown: Piece };

function List({ pieces, shown }: ListProps) {
  const { answers: title } = useMessages(viewerMessages);
  const given = pieces.filter(({ answer }) => !answer);
  const answers = pieces.filter(({ answer }) => answer);
  return (
    <div className="viewer-list">
      <Lines pieces={given} shown={shown} />
      {answers.length > 0 && (
        <>
          <h3 className="tiny-text muted strong">{title}</h3>
          <Lines pieces={answers} shown={shown} />
        </>
      )}
    </div>
  );
}

function Lines({ pieces, shown }: ListProps) {
  const place = usePlace();
  const { file: t } = useMessages(officeMessages);
  return (
    <ul>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <Link
            to={place(proof(piece.id))}
            preventScrollReset
            aria-current={piece.id === shown.id ? "true" : undefined}
          >
            <b>
              <Unbroken text={piece.title} />
            </b>
            {piece.about && <span className="tiny-text muted">{piece.about}</span>}
            <span className="tiny-text muted">{piece.file?.name ?? t.missing}</span>
            <VerdictTag
              state={piece.year ? piece.year.proofState.state : (piece.verdict?.verdict ?? "given")}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
