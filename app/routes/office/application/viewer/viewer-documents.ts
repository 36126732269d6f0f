import { photoMessages } from "#app/features/admissions/messages/photo.ts";
import { formatEntryTitle, formatLevelAndPlace } from "#app/features/admissions/record/record.ts";
import type { ScanStatus } from "#app/features/documents/scan-status.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ApplicationView, EntryView, RequestAnswerView } from "../application-view.server.ts";
import type { AdjacentDocuments } from "./viewer-state.ts";

type DocumentBase = {
  /** The id of the year or of the request; `PHOTO_ID` for the photograph. */
  id: string;
  title: string;
  about: string;
  /** Null: no file was sent. */
  file: { id: string; name: string; scan: ScanStatus } | null;
  verdict: EntryView["verdict"];
};

/**
 * A document of the viewer, in the order of its list: the proof of each year, the photograph, each
 * file that answers a request.
 */
export type ViewerDocument = DocumentBase &
  (
    | { year: EntryView; answer: null }
    | { year: null; answer: RequestAnswerView }
    | { year: null; answer: null }
  );

/** The id of the photograph in the list of documents. */
export const PHOTO_ID = "photo";

/** The documents of an application, years first, with titles in this language. */
export function listViewerDocuments(
  { entries, answers, photo }: Pick<ApplicationView, "entries" | "answers" | "photo">,
  locale: Locale,
) {
  const years = entries.map(
    (entry): ViewerDocument => ({
      id: entry.id,
      title: formatEntryTitle(locale, entry),
      about: formatLevelAndPlace(locale, entry),
      file: entry.proof,
      verdict: entry.verdict,
      year: entry,
      answer: null,
    }),
  );
  const answerDocuments = answers.map(
    (answer): ViewerDocument => ({
      id: answer.id,
      title: answer.words,
      about: answer.choice,
      file: answer.file,
      verdict: answer.verdict,
      year: null,
      answer,
    }),
  );
  const name = photoMessages[locale].inRecord;
  const photoDocuments: ViewerDocument[] = photo
    ? [
        {
          id: PHOTO_ID,
          title: name,
          about: "",
          file: { ...photo, name: photoMessages[locale].provided },
          verdict: photo.verdict,
          year: null,
          answer: null,
        },
      ]
    : [];
  return [...years, ...photoDocuments, ...answerDocuments];
}

/** The document with this id, else the first with a file (not the photograph), else the first. */
export function findSelectedDocument(
  documents: ViewerDocument[],
  selectedId: string | null,
): ViewerDocument | null {
  const match =
    documents.find(({ id }) => id === selectedId) ??
    documents.find(({ id, file }) => file && id !== PHOTO_ID);
  return match ?? documents[0] ?? null;
}

/** The documents before and after the selected one; those without a file are skipped. */
export function getAdjacentDocuments(
  documents: ViewerDocument[],
  selected: ViewerDocument,
): AdjacentDocuments {
  const availableDocuments = documents.filter(({ id, file }) => file || id === selected.id);
  const index = availableDocuments.findIndex(({ id }) => id === selected.id);
  return {
    before: availableDocuments[index - 1]?.id ?? null,
    after: availableDocuments[index + 1]?.id ?? null,
  };
}
