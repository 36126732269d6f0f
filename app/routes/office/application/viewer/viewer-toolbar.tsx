import { Link } from "react-router";
import { viewerMessages } from "#app/features/review/messages/viewer.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useApplicationUrl } from "../use-application-url.ts";
import {
  type AdjacentDocuments,
  applyViewerAction,
  selectDocument,
  type ViewerParams,
  type ViewerState,
} from "./viewer-state.ts";

type ViewerToolbarProps = {
  /** Null when the file may not be opened. */
  file: { id: string } | null;
  name: string;
  viewerState: ViewerState;
  pages: number;
  adjacent: AdjacentDocuments;
};

/**
 * The controls of a document: pages, zoom, rotation, previous and next document. They are links and
 * work without scripts.
 */
export function ViewerToolbar({ file, name, viewerState, pages, adjacent }: ViewerToolbarProps) {
  const { file: t } = useMessages(officeMessages);
  const viewer = useMessages(viewerMessages);
  const { page } = viewerState;
  const pageParams = (to: number) =>
    to >= 1 && to <= pages ? { page: to === 1 ? "" : String(to) } : null;
  const paramsAfter = (action: "in" | "out" | "fit" | "turn") =>
    applyViewerAction(action, viewerState, pages, adjacent);
  return (
    <div className="viewer-tools">
      <p className="tiny-text">{name}</p>
      {file && pages > 0 && (
        <div className="viewer-actions">
          {pages > 1 && (
            <>
              <ToolbarLink icon="caret-left" name={viewer.previousPage} to={pageParams(page - 1)} />
              <span className="numbers" role="status">
                {viewer.page(page, pages)}
              </span>
              <ToolbarLink icon="caret-right" name={viewer.nextPage} to={pageParams(page + 1)} />
            </>
          )}
          <ToolbarLink icon="magnifying-glass-minus" name={viewer.out} to={paramsAfter("out")} />
          <ToolbarLink icon="magnifying-glass-plus" name={viewer.in} to={paramsAfter("in")} />
          <ToolbarLink icon="arrows-out" name={viewer.fit} to={paramsAfter("fit")} />
          <ToolbarLink icon="arrow-clockwise" name={viewer.turn} to={paramsAfter("turn")} />
        </div>
      )}
      <div className="viewer-actions">
        <ToolbarLink
          icon="arrow-up"
          name={viewer.previousProof}
          to={adjacent.before ? selectDocument(adjacent.before) : null}
        />
        <ToolbarLink
          icon="arrow-down"
          name={viewer.nextProof}
          to={adjacent.after ? selectDocument(adjacent.after) : null}
        />
      </div>
      {file && (
        <div className="viewer-actions">
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

/** A disabled control stays a link to the current page, so that the focus is not lost. */
function ToolbarLink({
  icon,
  name,
  to,
}: {
  icon: IconName;
  name: string;
  to: ViewerParams | null;
}) {
  const applicationUrl = useApplicationUrl();
  return (
    <Link
      className="viewer-tool"
      to={applicationUrl(to ?? {})}
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
