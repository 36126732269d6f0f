import { expect, test } from "vitest";
import type { File } from "../view.server.ts";
import { aroundOf, pieceShown, piecesOf } from "./pieces.ts";

const file = (id: string) => ({ id: `file-${id}`, name: `${id}.pdf`, scan: "clean" });
const year = (id: string, given = true) => ({
  ...{ id, activity: "studies", schoolYear: "2024-2025", level: "terminale", school: "Lycée" },
  proof: given ? file(id) : null,
  verdict: null,
});
const answer = (id: string) => ({ id, words: `Envoyez ${id}`, choice: "Droit", file: file(id) });
const made = (years: object[], answers: object[]) =>
  piecesOf({ entries: years, answers } as unknown as Pick<File, "entries" | "answers">, "fr");

test("the years come first, then the files that answer requests, and one leads to the next", () => {
  const pieces = made([year("a"), year("b", false), year("c")], [answer("r")]);
  expect(pieces.map(({ id }) => id)).toEqual(["a", "b", "c", "r"]);
  expect(pieces[3]).toMatchObject({ title: "Envoyez r", about: "Droit", file: { id: "file-r" } });
  const around = pieces.map((piece) => aroundOf(pieces, piece));
  // A year without a proof is passed over, and can be left again.
  expect(around).toEqual([
    { before: null, after: "c" },
    { before: "a", after: "c" },
    { before: "a", after: "r" },
    { before: "c", after: null },
  ]);
});

test("what is asked for is shown, else the first that was given, else the first", () => {
  const pieces = made([year("a", false), year("b")], [answer("r")]);
  expect(pieceShown(pieces, "r")?.id).toBe("r");
  expect(pieceShown(pieces, "elsewhere")?.id).toBe("b");
  expect(pieceShown(made([year("a", false)], []), null)?.id).toBe("a");
  expect(pieceShown(made([], [answer("r")]), null)?.id).toBe("r");
  expect(pieceShown([], null)).toBeNull();
});
