import { Link } from "react-router";
import { officeMessages } from "#app/i18n/office.ts";
import { viewerMessages } from "#app/i18n/viewer.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { usePlace } from "../use-place.ts";
import { type Around, type Looked, proof, type Step, step } from "./looked.ts";

type ProofToolsProps = {
  /** Null when nobody may open it. */
  file: { id: string } | null;
  name: string;
  looked: Looked;
  pages: number;
  around: Around;
};

/** The ways around a proof: pages, size, a quarter of a turn, the proofs beside it. Links, with or without scripts. */
export function ProofTools({ file, name, looked, pages, around }: ProofToolsProps) {
  const { file: t } = useMessages(officeMessages);
  const viewer = useMessages(viewerMessages);
  const { page } = looked;
  const turned = (to: number) =>
    to >= 1 && to <= pages ? { page: to === 1 ? "" : String(to) } : null;
  const make = (act: "in" | "out" | "fit" | "turn") => step(act, looked, pages, around);
  return (
    <div className="viewer-tools">
      <p className="tiny-text">{name}</p>
      {file && pages > 0 && (
        <div className="viewer-acts">
          {pages > 1 && (
            <>
              <Tool icon="caret-left" name={viewer.previousPage} to={turned(page - 1)} />
              <span className="figures" role="status">
                {viewer.page(page, pages)}
              </span>
              <Tool icon="caret-right" name={viewer.nextPage} to={turned(page + 1)} />
            </>
          )}
          <Tool icon="magnifying-glass-minus" name={viewer.out} to={make("out")} />
          <Tool icon="magnifying-glass-plus" name={viewer.in} to={make("in")} />
          <Tool icon="arrows-out" name={viewer.fit} to={make("fit")} />
          <Tool icon="arrow-clockwise" name={viewer.turn} to={make("turn")} />
        </div>
      )}
      <div className="viewer-acts">
        <Tool
          icon="arrow-up"
          name={viewer.previousProof}
          to={around.before ? proof(around.before) : null}
        />
        <Tool
          icon="arrow-down"
          name={viewer.nextProof}
          to={around.after ? proof(around.after) : null}
        />
      </div>
      {file && (
        <div className="viewer-acts">
          <a
            className="link-button"
            href={`/fichiers/${file.id}?inline=1`}
            target="_blank"
            rel="noreferrer"
          >
            {t.openProof}
            <span className="vh"> {viewer.newTab}</span>
          </a>
          <a className="link-button" href={`/fichiers/${file.id}`} download>
            <Icon name="download-simple" />
            {t.download}
          </a>
        </div>
      )}
    </div>
  );
}

/** One way. Where it leads nowhere it stays a link to here, so that the focus is not lost. */
function Tool({ icon, name, to }: { icon: IconName; name: string; to: Step | null }) {
  const place = usePlace();
  return (
    <Link
      className="viewer-tool"
      to={place(to ?? {})}
      replace
      preventScrollReset
      aria-disabled={to ? undefined : true}
      title={name}
    >
      <Icon name={icon} />
      <span className="vh">{name}</span>
    </Link>
  );
}
