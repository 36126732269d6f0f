import { expect, test } from "vitest";
import type { ApplicationView } from "../application-view.server.ts";
import {
  findSelectedDocument,
  getAdjacentDocuments,
  listViewerDocuments,
  PHOTO_ID,
} from "./viewer-documents.ts";

const file = (id: string) => ({ id: `file-${id}`, name: `${id}.pdf`, scan: "clean" });
const year = (id: string, hasProof = true) => ({
  ...{ id, activity: "studies", schoolYear: "2024-2025", level: "terminale", school: "Lycée" },
  proof: hasProof ? file(id) : null,
  verdict: null,
});
const answer = (id: string) => ({ id, words: `Envoyez ${id}`, choice: "Droit", file: file(id) });
const listDocuments = (years: object[], answers: object[], photo: object | null = null) => {
  const application = { entries: years, answers, photo };
  return listViewerDocuments(
    application as unknown as Pick<ApplicationView, "entries" | "answers" | "photo">,
    "fr",
  );
};

test("getAdjacentDocuments: follows the years, then the answers to requests, and skips years without a proof", () => {
  const documents = listDocuments([year("a"), year("b", false), year("c")], [answer("r")]);
  expect(documents.map(({ id }) => id)).toEqual(["a", "b", "c", "r"]);
  expect(documents[3]).toMatchObject({
    title: "Envoyez r",
    about: "Droit",
    file: { id: "file-r" },
  });
  const adjacent = documents.map((document) => getAdjacentDocuments(documents, document));
  // A year without a proof is skipped, but links lead out of it.
  expect(adjacent).toEqual([
    { before: null, after: "c" },
    { before: "a", after: "c" },
    { before: "a", after: "r" },
    { before: "c", after: null },
  ]);
});

test("findSelectedDocument: selects the photograph only when the address names it", () => {
  const photo = { id: "file-p", scan: "clean", verdict: null };
  const documents = listDocuments([year("a", false)], [answer("r")], photo);
  expect(documents.map(({ id }) => id)).toEqual(["a", PHOTO_ID, "r"]);
  expect(findSelectedDocument(documents, PHOTO_ID)).toMatchObject({
    title: "Photo",
    file: { id: "file-p" },
  });
  expect(findSelectedDocument(listDocuments([year("a", false)], [], photo), null)?.id).toBe("a");
});

test("findSelectedDocument: returns the named document, else the first with a file, else the first", () => {
  const documents = listDocuments([year("a", false), year("b")], [answer("r")]);
  expect(findSelectedDocument(documents, "r")?.id).toBe("r");
  expect(findSelectedDocument(documents, "elsewhere")?.id).toBe("b");
  expect(findSelectedDocument(listDocuments([year("a", false)], []), null)?.id).toBe("a");
  expect(findSelectedDocument(listDocuments([], [answer("r")]), null)?.id).toBe("r");
  expect(findSelectedDocument([], null)).toBeNull();
});
