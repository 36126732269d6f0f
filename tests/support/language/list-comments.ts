import type { SourceText } from "./list-texts.ts";

/** Comments outside the literals, with their leaders blanked so that offsets stay those of the source. */
export function listComments(
  file: string,
  source: string,
  literals: [start: number, end: number][],
  comment: RegExp,
): SourceText[] {
  const found: SourceText[] = [];
  const ends = literals.toSorted((a, b) => a[0] - b[0]);
  comment.lastIndex = 0;
  let next = 0;
  for (let match = comment.exec(source); match; match = comment.exec(source)) {
    while (next < ends.length && (ends[next]?.[1] ?? 0) <= match.index) next++;
    const literal = ends[next];
    if (literal && literal[0] <= match.index) {
      comment.lastIndex = literal[1];
      continue;
    }
    const text = match[0]
      .replace(/^(\/\*+|--)|\*+\/$/g, (leader) => " ".repeat(leader.length))
      .replace(/^[ \t]*(\*(?!\/)|\/\/+)/gm, (leader) => " ".repeat(leader.length));
    const line = source.slice(0, match.index).split("\n").length;
    found.push({ kind: "comment", text, file, line });
  }
  return found;
}
