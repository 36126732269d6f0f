import { mayBeShown } from "#app/features/documents/scan.ts";
import { officeWords } from "#app/i18n/office.ts";
import { viewerWords } from "#app/i18n/viewer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useQuery } from "#app/ui/use-query.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { ScanNote } from "../../choice/current/scan-note.tsx";
import { type Around, lookedAt } from "./looked.ts";
import type { Piece } from "./pieces.ts";
import { ProofTools } from "./proof-tools.tsx";
import { useViewerKeys } from "./use-viewer-keys.ts";

type ProofSheetProps = { piece: Piece; pages: number; around: Around };

/**
 * The proof of a year or the answer to a request, page by page in place: larger, turned, the next one; or
 * alone in another tab.
 */
export function ProofSheet({ piece, pages, around }: ProofSheetProps) {
  const { file: words } = useWords(officeWords);
  const viewer = useWords(viewerWords);
  const params = useQuery();
  const { file } = piece;
  const looked = lookedAt(params, pages);
  const press = useViewerKeys(pages, around);
  const shown = file !== null && mayBeShown(file.scan);

  const colon = useLocale() === "fr" ? "\u00A0: " : ": ";
  const title = words.shown + colon + piece.title;
  return (
    <section className="viewer-page" aria-label={viewer.label} onKeyDown={press}>
      <ProofTools
        file={shown ? file : null}
        name={file?.name ?? words.missing}
        looked={looked}
        pages={pages}
        around={around}
      />
      {shown && pages > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        <section className="viewer-sheet" aria-label={words.sheet} tabIndex={0}>
          <img
            className="viewer-image"
            data-zoom={looked.zoom}
            src={pictureOf(file.id, looked)}
            alt={`${title}, ${viewer.page(looked.page, pages)}`}
          />
        </section>
      )}
      {shown && pages === 0 && <p className="viewer-nothing">{viewer.unreadable}</p>}
      {!file && <p className="viewer-nothing muted">{words.noProof}</p>}
      {file && !shown && (
        <div className="viewer-nothing">
          <ScanNote scan={file.scan} />
        </div>
      )}
      {shown && pages > 0 && (
        <p className="viewer-keys tiny-text muted">
          <Icon name="info" />
          {viewer.keys}
        </p>
      )}
    </section>
  );
}

function pictureOf(id: string, { page, turn }: { page: number; turn: number }): string {
  return `/fichiers/${id}/pages/${page}${turn ? `?tour=${turn}` : ""}`;
}
