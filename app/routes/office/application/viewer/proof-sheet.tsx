import { mayBeShown } from "#app/features/documents/scan.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { viewerMessages } from "#app/i18n/viewer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { ScanNote } from "../../choice/current/scan-note.tsx";
import { type Around, lookedAt } from "./looked.ts";
import { PageImage } from "./page-image.tsx";
import type { Piece } from "./pieces.ts";
import { ProofTools } from "./proof-tools.tsx";
import { useViewerKeys } from "./use-viewer-keys.ts";

type ProofSheetProps = {
  piece: Piece;
  /** 0 when it can never be shown, null when it cannot be shown now. */
  pages: number | null;
  around: Around;
};

/**
 * The proof of a year or the answer to a request, page by page in place: larger, turned, the next one; or
 * alone in another tab.
 */
export function ProofSheet({ piece, pages: counted, around }: ProofSheetProps) {
  const { file: t } = useMessages(officeMessages);
  const viewer = useMessages(viewerMessages);
  const params = useQuery();
  const { file } = piece;
  const pages = counted ?? 0;
  const looked = lookedAt(params, pages);
  const press = useViewerKeys(pages, around);
  const shown = file !== null && mayBeShown(file.scan);

  const colon = useLocale() === "fr" ? "\u00A0: " : ": ";
  const title = t.shown + colon + piece.title;
  return (
    <section className="viewer-page" aria-label={viewer.label} onKeyDown={press}>
      <ProofTools
        file={shown ? file : null}
        name={file?.name ?? t.missing}
        looked={looked}
        pages={pages}
        around={around}
      />
      {shown && pages > 0 && (
        <PageImage
          src={pictureOf(file.id, looked)}
          alt={`${title}, ${viewer.page(looked.page, pages)}`}
          zoom={looked.zoom}
        />
      )}
      {shown && counted === 0 && <p className="viewer-nothing">{viewer.unreadable}</p>}
      {shown && counted === null && <p className="viewer-nothing">{viewer.unavailable}</p>}
      {!file && <p className="viewer-nothing muted">{t.noProof}</p>}
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
