import { entryTitle } from "#app/features/admissions/record.ts";
import { mayBeShown } from "#app/features/documents/scan.ts";
import { officeWords } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { ScanNote } from "../choice/scan-note.tsx";
import type { Entry } from "./view.server.ts";

/** The proof of a year, seen in place, with the ways to open it alone and to keep it. */
export function ProofSheet({ entry }: { entry: Entry }) {
  const { file: words } = useWords(officeWords);
  const locale = useLocale();
  const { proof } = entry;
  if (!proof)
    return (
      <div className="viewer-page">
        <p className="viewer-nothing muted">{words.noProof}</p>
      </div>
    );
  if (!mayBeShown(proof.scan))
    return (
      <div className="viewer-page">
        <div className="viewer-nothing">
          <p className="tiny-text">{proof.name}</p>
          <ScanNote scan={proof.scan} />
        </div>
      </div>
    );
  const inline = `/fichiers/${proof.id}?inline=1`;
  const title = `${words.shown} : ${entryTitle(locale, entry)}`;
  return (
    <div className="viewer-page">
      <div className="viewer-tools">
        <p className="tiny-text">{proof.name}</p>
        <a className="link-button" href={inline} target="_blank" rel="noreferrer">
          <Icon name="arrows-out" />
          {words.openProof}
        </a>
        <a className="link-button" href={`/fichiers/${proof.id}`} download>
          <Icon name="download-simple" />
          {words.download}
        </a>
      </div>
      {proof.type === "application/pdf" ? (
        <iframe
          className="viewer-frame"
          key={proof.id}
          src={`${inline}#navpanes=0&view=FitH`}
          title={title}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        <section className="viewer-sheet" aria-label={words.sheet} tabIndex={0}>
          <img className="viewer-image" src={inline} alt={title} />
        </section>
      )}
    </div>
  );
}
