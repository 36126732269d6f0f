import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { viewerMessages } from "#app/features/review/messages/viewer.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { ScanNote } from "../../choice/details/scan-note.tsx";
import { PageImage } from "./page-image.tsx";
import { useViewerKeys } from "./use-viewer-keys.ts";
import type { ViewerDocument } from "./viewer-documents.ts";
import { type AdjacentDocuments, parseViewerState } from "./viewer-state.ts";
import { ViewerToolbar } from "./viewer-toolbar.tsx";

type DocumentViewerProps = {
  document: ViewerDocument;
  /** 0: the file has no page that can be shown; null: the pages cannot be read now. */
  pages: number | null;
  adjacent: AdjacentDocuments;
};

/**
 * The proof of a year or the answer to a request, page by page, with zoom, rotation and the next
 * document.
 */
export function DocumentViewer({ document, pages: counted, adjacent }: DocumentViewerProps) {
  const { file: t } = useMessages(officeMessages);
  const viewer = useMessages(viewerMessages);
  const query = useQuery();
  const { file } = document;
  const pages = counted ?? 0;
  const viewerState = parseViewerState(query, pages);
  const handleKeyDown = useViewerKeys(pages, adjacent);
  const isViewable = file !== null && isReadableByOthers(file.scan);

  const colon = useLocale() === "fr" ? "\u00A0: " : ": ";
  const title = t.displayed + colon + document.title;
  return (
    <section className="viewer-page" aria-label={viewer.label} onKeyDown={handleKeyDown}>
      <ViewerToolbar
        file={isViewable ? file : null}
        name={file?.name ?? t.missing}
        viewerState={viewerState}
        pages={pages}
        adjacent={adjacent}
      />
      {isViewable && pages > 0 && (
        <PageImage
          src={pageImageUrl(file.id, viewerState)}
          alt={`${title}, ${viewer.page(viewerState.page, pages)}`}
          zoom={viewerState.zoom}
        />
      )}
      {isViewable && counted === 0 && <p className="viewer-empty">{viewer.unreadable}</p>}
      {isViewable && counted === null && <p className="viewer-empty">{viewer.unavailable}</p>}
      {!file && <p className="viewer-empty muted">{t.noProof}</p>}
      {file && !isViewable && (
        <div className="viewer-empty">
          <ScanNote scan={file.scan} />
        </div>
      )}
      {isViewable && pages > 0 && (
        <p className="viewer-keys tiny-text muted">
          <Icon name="info" />
          {viewer.keys}
        </p>
      )}
    </section>
  );
}

function pageImageUrl(id: string, { page, rotation }: { page: number; rotation: number }): string {
  return `/fichiers/${id}/pages/${page}${rotation ? `?rotation=${rotation}` : ""}`;
}
