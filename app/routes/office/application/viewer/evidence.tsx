import { Link } from "react-router";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { isReadableByOthers } from "#app/features/documents/scan-status.ts";
import { viewerMessages } from "#app/features/review/messages/viewer.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { VerdictForms } from "../../choice/details/verdict-forms.tsx";
import type { FormErrors } from "../../choice/use-form-errors.ts";
import type { ApplicationView } from "../application-view.server.ts";
import { DeclaredYear } from "../declared-year.tsx";
import { RequestAnswer } from "../request-answer.tsx";
import { useApplicationUrl } from "../use-application-url.ts";
import { DocumentViewer } from "./document-viewer.tsx";
import { VerdictTag } from "./verdict-tag.tsx";
import {
  findSelectedDocument,
  getAdjacentDocuments,
  listViewerDocuments,
  PHOTO_ID,
  type ViewerDocument,
} from "./viewer-documents.ts";
import { selectDocument } from "./viewer-state.ts";

type EvidenceProps = {
  application: ApplicationView;
  /** The document that is shown. */
  selectedId: string | null;
  /** 0: the file has no page that can be shown; null: the pages cannot be read now. */
  pages: number | null;
  done: string | null;
  formErrors: FormErrors;
};

/**
 * Declared years, photograph and answers to requests on the left; the selected file beside them,
 * its details below.
 */
export function Evidence({ application, selectedId, pages, done, formErrors }: EvidenceProps) {
  const { file: t } = useMessages(officeMessages);
  const sentence = getOwnValue<string>(useMessages(decisionsMessages).done, done);
  const { toIdentity } = useMessages(viewerMessages);
  const applicationUrl = useApplicationUrl();
  const documents = listViewerDocuments(application, useLocale());
  const selected = findSelectedDocument(documents, selectedId);
  const providedCount = application.entries.filter((entry) => entry.proof).length;
  return (
    <section className="panel" id="cursus" tabIndex={-1} aria-labelledby="cursus-title">
      <div className="panel-head">
        <h2 id="cursus-title">{t.cursus}</h2>
        <p className="tiny-text muted">{t.received(providedCount, application.entries.length)}</p>
      </div>
      {!formErrors.submitted && sentence && (
        <Notice tone="ok" role="status">
          {sentence}
        </Notice>
      )}
      {selected ? (
        <>
          <div className="viewer">
            <DocumentList documents={documents} selected={selected} />
            <DocumentViewer
              document={selected}
              pages={pages}
              adjacent={getAdjacentDocuments(documents, selected)}
            />
          </div>
          {selected.file && isReadableByOthers(selected.file.scan) && application.canDecide && (
            <VerdictForms
              key={selected.file.id}
              file={selected.file}
              verdict={selected.verdict}
              formErrors={formErrors}
            />
          )}
          {selected.year && <DeclaredYear entry={selected.year} />}
          {selected.answer && (
            <RequestAnswer answer={selected.answer} applicationId={application.id} />
          )}
          {selected.id === PHOTO_ID && (
            <BackLink to={applicationUrl(selectDocument(""), "identity")}>{toIdentity}</BackLink>
          )}
        </>
      ) : (
        <p className="muted">{t.noCursus}</p>
      )}
    </section>
  );
}

type DocumentListProps = { documents: ViewerDocument[]; selected: ViewerDocument };

function DocumentList({ documents, selected }: DocumentListProps) {
  const { answers: title } = useMessages(viewerMessages);
  const ownDocuments = documents.filter(({ answer }) => !answer);
  const answers = documents.filter(({ answer }) => answer);
  return (
    <div className="viewer-list">
      <DocumentLinks documents={ownDocuments} selected={selected} />
      {answers.length > 0 && (
        <>
          <h3 className="tiny-text muted strong">{title}</h3>
          <DocumentLinks documents={answers} selected={selected} />
        </>
      )}
    </div>
  );
}

function DocumentLinks({ documents, selected }: DocumentListProps) {
  const applicationUrl = useApplicationUrl();
  const { file: t } = useMessages(officeMessages);
  return (
    <ul>
      {documents.map((document) => (
        <li key={document.id}>
          <Link
            to={applicationUrl(selectDocument(document.id))}
            preventScrollReset
            aria-current={document.id === selected.id ? "true" : undefined}
          >
            <b>
              <NoWrap text={document.title} />
            </b>
            {document.about && <span className="tiny-text muted">{document.about}</span>}
            <span className="tiny-text muted">{document.file?.name ?? t.missing}</span>
            <VerdictTag
              state={
                document.year
                  ? document.year.proofState.state
                  : (document.verdict?.verdict ?? "given")
              }
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
