import { useSearchParams } from "react-router";
import { entryTitle } from "#app/features/admissions/record.ts";
import { mayBeShown } from "#app/features/documents/scan.ts";
import { officeWords } from "#app/i18n/office.ts";
import { viewerWords } from "#app/i18n/viewer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { ScanNote } from "../choice/scan-note.tsx";
import { type Around, lookedAt } from "./looked.ts";
import { ProofTools } from "./proof-tools.tsx";
import { useViewerKeys } from "./use-viewer-keys.ts";
import type { Entry } from "./view.server.ts";

type ProofSheetProps = { entry: Entry; pages: number; around: Around };

/** The proof of a year, page by page in place: larger, turned, the next one; or alone in another tab. */
export function ProofSheet({ entry, pages, around }: ProofSheetProps) {
  const { file: words } = useWords(officeWords);
  const viewer = useWords(viewerWords);
  const [params] = useSearchParams();
  const locale = useLocale();
  const { proof } = entry;
  const looked = lookedAt(params, pages);
  const press = useViewerKeys(pages, around);
  const shown = proof !== null && mayBeShown(proof.scan);

  const title = `${words.shown} : ${entryTitle(locale, entry)}`;
  return (
    <section className="viewer-page" aria-label={viewer.label} onKeyDown={press}>
      <ProofTools
        file={shown ? proof : null}
        name={proof?.name ?? words.missing}
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
            src={pictureOf(proof.id, looked)}
            alt={`${title}, ${viewer.page(looked.page, pages)}`}
          />
        </section>
      )}
      {shown && pages === 0 && <p className="viewer-nothing">{viewer.unreadable}</p>}
      {!proof && <p className="viewer-nothing muted">{words.noProof}</p>}
      {proof && !shown && (
        <div className="viewer-nothing">
          <ScanNote scan={proof.scan} />
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
