import { formatEntryTitle, formatLevelAndPlace } from "#app/features/admissions/record.ts";
import type { ScanStatus } from "#app/features/documents/scan-status.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import type { ApplicationView, EntryView, RequestAnswerView } from "../application-view.server.ts";
import type { AdjacentDocuments } from "./viewer-state.ts";

type DocumentBase = {
  /** The year or the request that it stands for; the photograph stands for itself. */
  id: string;
  title: string;
  about: string;
  /** Null: nothing was given. */
  file: { id: string; name: string; scan: ScanStatus } | null;
  verdict: EntryView["verdict"];
};

/**
 * What the viewer shows, in the order of its list: the proof of each year, the photograph, each file that
 * answers a request.
 */
export type ViewerDocument = DocumentBase &
  (
    | { year: EntryView; answer: null }
    | { year: null; answer: RequestAnswerView }
    | { year: null; answer: null }
  );

/** The photograph among the pieces. */
export const PHOTO_ID = "photo";

/** The pieces of a file, the years first, named in this language. */
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
          file: { ...photo, name: photoMessages[locale].given },
          verdict: photo.verdict,
          year: null,
          answer: null,
        },
      ]
    : [];
  return [...years, ...photoDocuments, ...answerDocuments];
}

/** The piece that an address asks for, else the first paper that was given, else the first piece. */
export function findSelectedDocument(
  documents: ViewerDocument[],
  selectedId: string | null,
): ViewerDocument | null {
  const found =
    documents.find(({ id }) => id === selectedId) ??
    documents.find(({ id, file }) => file && id !== PHOTO_ID);
  return found ?? documents[0] ?? null;
}

/** The pieces given beside the one that is seen, in the order of the list. */
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
