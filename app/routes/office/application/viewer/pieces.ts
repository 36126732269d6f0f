import { entryTitle, levelAndPlace } from "#app/features/admissions/record.ts";
import type { Scan } from "#app/features/documents/scan.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { photoMessages } from "#app/i18n/photo.ts";
import type { Answer, Entry, File } from "../view.server.ts";
import type { Around } from "./looked.ts";

type Seen = {
  /** The year or the request that it stands for; the photograph stands for itself. */
  id: string;
  title: string;
  about: string;
  /** Null: nothing was given. */
  file: { id: string; name: string; scan: Scan } | null;
  verdict: Entry["verdict"];
};

/**
 * What the viewer shows, in the order of its list: the proof of each year, the photograph, each file that
 * answers a request.
 */
export type Piece = Seen &
  ({ year: Entry; answer: null } | { year: null; answer: Answer } | { year: null; answer: null });

/** The photograph among the pieces. */
export const PHOTO = "photo";

/** The pieces of a file, the years first, named in this language. */
export function piecesOf(
  { entries, answers, photo }: Pick<File, "entries" | "answers" | "photo">,
  locale: Locale,
) {
  const years = entries.map(
    (entry): Piece => ({
      id: entry.id,
      title: entryTitle(locale, entry),
      about: levelAndPlace(locale, entry),
      file: entry.proof,
      verdict: entry.verdict,
      year: entry,
      answer: null,
    }),
  );
  const given = answers.map(
    (answer): Piece => ({
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
  const seen: Piece[] = photo
    ? [
        {
          id: PHOTO,
          title: name,
          about: "",
          file: { ...photo, name: photoMessages[locale].given },
          verdict: photo.verdict,
          year: null,
          answer: null,
        },
      ]
    : [];
  return [...years, ...seen, ...given];
}

/** The piece that an address asks for, else the first paper that was given, else the first piece. */
export function pieceShown(pieces: Piece[], asked: string | null): Piece | null {
  const found =
    pieces.find(({ id }) => id === asked) ?? pieces.find(({ id, file }) => file && id !== PHOTO);
  return found ?? pieces[0] ?? null;
}

/** The pieces given beside the one that is seen, in the order of the list. */
export function aroundOf(pieces: Piece[], shown: Piece): Around {
  const given = pieces.filter(({ id, file }) => file || id === shown.id);
  const place = given.findIndex(({ id }) => id === shown.id);
  return { before: given[place - 1]?.id ?? null, after: given[place + 1]?.id ?? null };
}
