import { expect, test } from "vitest";
import type { ApplicationView } from "../application-view.server.ts";
import {
  findSelectedDocument,
  getAdjacentDocuments,
  listViewerDocuments,
  PHOTO_ID,
} from "./viewer-documents.ts";

const file = (id: string) => ({ id: `file-${id}`, name: `${id}.pdf`, scan: "clean" });
const year = (id: string, given = true) => ({
  ...{ id, activity: "studies", schoolYear: "2024-2025", level: "terminale", school: "Lycée" },
  proof: given ? file(id) : null,
  verdict: null,
});
const answer = (id: string) => ({ id, words: `Envoyez ${id}`, choice: "Droit", file: file(id) });
const made = (years: object[], answers: object[], photo: object | null = null) => {
  const given = { entries: years, answers, photo };
  return listViewerDocuments(
    given as unknown as Pick<ApplicationView, "entries" | "answers" | "photo">,
    "fr",
  );
};

test("the years come first, then the files that answer requests, and one leads to the next", () => {
  const pieces = made([year("a"), year("b", false), year("c")], [answer("r")]);
  expect(pieces.map(({ id }) => id)).toEqual(["a", "b", "c", "r"]);
  expect(pieces[3]).toMatchObject({ title: "Envoyez r", about: "Droit", file: { id: "file-r" } });
  const around = pieces.map((piece) => getAdjacentDocuments(pieces, piece));
  // A year without a proof is passed over, and can be left again.
  expect(around).toEqual([
    { before: null, after: "c" },
    { before: "a", after: "c" },
    { before: "a", after: "r" },
    { before: "c", after: null },
  ]);
});

test("the photograph is a piece as well, shown when it is asked for", () => {
  const photo = { id: "file-p", scan: "clean", verdict: null };
  const pieces = made([year("a", false)], [answer("r")], photo);
  expect(pieces.map(({ id }) => id)).toEqual(["a", PHOTO_ID, "r"]);
  expect(findSelectedDocument(pieces, PHOTO_ID)).toMatchObject({
    title: "Photo",
    file: { id: "file-p" },
  });
  expect(findSelectedDocument(made([year("a", false)], [], photo), null)?.id).toBe("a");
});

test("what is asked for is shown, else the first that was given, else the first", () => {
  const pieces = made([year("a", false), year("b")], [answer("r")]);
  expect(findSelectedDocument(pieces, "r")?.id).toBe("r");
  expect(findSelectedDocument(pieces, "elsewhere")?.id).toBe("b");
  expect(findSelectedDocument(made([year("a", false)], []), null)?.id).toBe("a");
  expect(findSelectedDocument(made([], [answer("r")]), null)?.id).toBe("r");
  expect(findSelectedDocument([], null)).toBeNull();
});
