// The rules of a commit message (CONTRIBUTING.md): the hook and the continuous integration ask them of each commit.
import { CommitParser } from "conventional-commits-parser";

/** Sections of Keep a Changelog, in its order. */
export const SECTIONS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"] as const;
export type Section = (typeof SECTIONS)[number];

type CommitType = {
  /** Where CHANGELOG.md lists the commits of this type; none where they change nothing for an operator. */
  section?: Section;
  /** Such a commit changes the program: it names a scope, and its body says why. */
  changesProgram?: true;
};

const COMMIT_TYPES = new Map<string, CommitType>([
  ["feat", { section: "Added", changesProgram: true }],
  ["fix", { section: "Fixed", changesProgram: true }],
  ["perf", { section: "Changed", changesProgram: true }],
  ["security", { section: "Security", changesProgram: true }],
  ["refactor", { changesProgram: true }],
  ["revert", { section: "Changed", changesProgram: true }],
  ["build", {}],
  ["chore", {}],
  ["ci", {}],
  ["docs", {}],
  ["style", {}],
  ["test", {}],
]);

const MAX_SUBJECT_LENGTH = 72;
const HEADER = /^(\w+)(?:\(([^()]+)\))?!?: (.+)$/;
const BREAKING_HEADER = /^(\w+)(?:\(([^()]+)\))?!: (.+)$/;
const TRAILER = /^[A-Z][\w-]*(-by|-to): .+$/gm;
/** GitLab's trailer: it names another section than the type's, or `none`. */
const CHANGELOG_TRAILER = /^Changelog: *(\S*) *$/im;

export type CommitMessage = {
  type: string;
  /** Absent where the author gave none. */
  scope?: string;
  summary: string;
  /** What the author wrote under the subject, without trailers; empty where there is nothing. */
  body: string;
  /** What the reader must do, for a change that is not compatible. */
  breaking?: string;
  /** The value of the trailer `Changelog`, in lower case. */
  changelog?: string;
};

export type ProblemCode =
  | "not-conventional"
  | "unknown-type"
  | "unknown-scope"
  | "missing-scope"
  | "subject-too-long"
  | "capital-letter"
  | "full-stop"
  | "missing-blank-line"
  | "missing-body"
  | "unknown-section";
export type Problem = { code: ProblemCode; text: string };

/** Git writes these itself, and the history of a branch is linear but for them: they are not checked. */
export const isMerge = (message: string) => /^Merge /.test(message);

/** Commits that `git rebase --autosquash` will melt into others: allowed on the way, refused at the end. */
export const isAutosquash = (message: string) => /^(fixup|squash|amend)! /.test(message);

/**
 * Reads a message as Conventional Commits 1.0 defines it.
 * @param commentChar starts the lines that Git will remove, in a message that is still in the editor.
 * @returns undefined when the subject has not the form `type(scope): summary`.
 */
export function parseMessage(message: string, commentChar?: string): CommitMessage | undefined {
  const parser = new CommitParser({
    headerPattern: HEADER,
    breakingHeaderPattern: BREAKING_HEADER,
    fieldPattern: undefined,
    commentChar,
  });
  if (message.trim() === "") return undefined;
  const { type, scope, subject, body, notes } = parser.parse(message);
  if (!type || !subject) return undefined;
  const changelog = CHANGELOG_TRAILER.exec(message)?.[1]?.toLowerCase();
  return {
    type,
    scope: scope ?? undefined,
    summary: subject,
    body: (body ?? "").replace(TRAILER, "").replace(CHANGELOG_TRAILER, "").trim(),
    breaking: notes[0]?.text,
    changelog,
  };
}

/** The section of CHANGELOG.md that lists a commit; undefined where none does. */
export function getSection({ type, changelog, breaking }: CommitMessage): Section | undefined {
  if (changelog !== undefined)
    return SECTIONS.find((section) => section.toLowerCase() === changelog);
  return COMMIT_TYPES.get(type)?.section ?? (breaking === undefined ? undefined : "Changed");
}

/**
 * Checks one commit message.
 * @param scopes the names that may stand in parentheses (scopes.ts).
 * @returns what is wrong, empty when the message follows the rules.
 */
export function checkMessage(
  message: string,
  scopes: ReadonlySet<string>,
  commentChar?: string,
): Problem[] {
  const parsed = parseMessage(message, commentChar);
  if (!parsed)
    return [{ code: "not-conventional", text: "the subject is not `type(scope): summary`" }];
  const { type, scope, summary, body, changelog } = parsed;
  const [subject = "", second = ""] = message.trimStart().split("\n");
  const changesProgram = COMMIT_TYPES.get(type)?.changesProgram ?? false;
  const isComment = commentChar !== undefined && second.startsWith(commentChar);
  const checks: [isWrong: boolean, code: ProblemCode, text: string][] = [
    [
      !COMMIT_TYPES.has(type),
      "unknown-type",
      `the type is "${type}", not one of ${[...COMMIT_TYPES.keys()].join(", ")}`,
    ],
    [
      scope !== undefined && !scopes.has(scope),
      "unknown-scope",
      `the scope is "${scope}", not one of ${[...scopes].toSorted().join(", ")}`,
    ],
    [changesProgram && scope === undefined, "missing-scope", `${type} needs a scope: ${type}(…)`],
    [
      [...subject.trimEnd()].length > MAX_SUBJECT_LENGTH,
      "subject-too-long",
      `the subject has ${[...subject.trimEnd()].length} characters, over ${MAX_SUBJECT_LENGTH}`,
    ],
    [/^\p{Lu}/u.test(summary), "capital-letter", "the summary starts with a capital letter"],
    [/[.…]\s*$/.test(summary), "full-stop", "the summary ends with a full stop"],
    [
      second.trim() !== "" && !isComment,
      "missing-blank-line",
      "the line under the subject is not empty",
    ],
    [changesProgram && body === "", "missing-body", `${type} needs a body that says why`],
    [
      changelog !== undefined && changelog !== "none" && !getSection(parsed),
      "unknown-section",
      `the trailer Changelog is "${changelog}", not one of ${SECTIONS.join(", ").toLowerCase()}, none`,
    ],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, code, text]) => ({ code, text }));
}
