// The rules of a commit message (CONTRIBUTING.md), checked by the commit hook and by CI.
import { CommitParser } from "conventional-commits-parser";

/** Sections of Keep a Changelog, in its order. */
export const SECTIONS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"] as const;
export type Section = (typeof SECTIONS)[number];

type CommitType = {
  /** The CHANGELOG.md section for commits of this type; absent when they change nothing for an operator. */
  section?: Section;
  /** Commits of this type change the program, so they need a scope and a body that says why. */
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
/** GitLab's trailer: overrides the section of the type, or `none`. */
const CHANGELOG_TRAILER = /^Changelog: *(\S*) *$/im;

export type CommitMessage = {
  type: string;
  scope?: string;
  summary: string;
  /** The text under the subject, without trailers; empty when there is none. */
  body: string;
  /** What users must do after an incompatible change. */
  breaking?: string;
  /** The value of the `Changelog` trailer, in lower case. */
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

/** Git writes merge messages itself, and the history is linear apart from them, so they are not checked. */
export const isMerge = (message: string) => /^Merge /.test(message);

/** Commits that `git rebase --autosquash` will squash: accepted by the hook, refused in the history. */
export const isAutosquash = (message: string) => /^(fixup|squash|amend)! /.test(message);

/**
 * Parses a message as defined by Conventional Commits 1.0.
 * @param commentChar starts the lines that Git will remove, in a message still being edited.
 * @returns undefined when the subject does not have the form `type(scope): summary`.
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

/** The CHANGELOG.md section that lists a commit; undefined when none does. */
export function getSection({ type, changelog, breaking }: CommitMessage): Section | undefined {
  if (changelog !== undefined)
    return SECTIONS.find((section) => section.toLowerCase() === changelog);
  return COMMIT_TYPES.get(type)?.section ?? (breaking === undefined ? undefined : "Changed");
}

/**
 * Checks one commit message.
 * @param scopes the allowed scopes (scopes.ts).
 * @returns the problems; empty when the message follows the rules.
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
