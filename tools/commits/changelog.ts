import { type CommitMessage, getSection, parseMessage, SECTIONS } from "./commit-message.ts";

/** Changes in these scopes do not affect a running site. */
const DEVELOPMENT_SCOPES = /^(architecture|assets-src|bench|ci|docs|e2e|tests|tools)$/;

/** A new table or column is part of another commit, which explains it. */
const isMigration = ({ type, scope }: CommitMessage) => type === "feat" && scope === "db";

const TITLE = `# Changelog

Changes that matter to the operator of the site, written by \`npm run changelog\` from the commits; the format is
[Keep a Changelog 1.1.0](https://keepachangelog.com/en/1.1.0/). Changes for developers only are in the Git history.
`;

/** `version` is absent for changes that are not released yet. */
export type Release = { version?: string; date: string };

/** Formats the section of one release from its commit messages, newest first. */
export function formatRelease({ version, date }: Release, messages: readonly string[]): string {
  const commits = messages.flatMap((message) => parseMessage(message) ?? []);
  const listed = commits.filter(
    (commit) => !DEVELOPMENT_SCOPES.test(commit.scope ?? "") && !isMigration(commit),
  );
  const sections = SECTIONS.map((section) => {
    const entries = listed.filter((commit) => getSection(commit) === section).map(formatEntry);
    return entries.length > 0
      ? `\n### ${section}\n\n${entries.toSorted(byScope).join("\n")}\n`
      : "";
  });
  const title = version === undefined ? "## [Unreleased]" : `## [${version}] - ${date}`;
  return `${title}\n${sections.join("")}`;
}

/** Sorting is stable, so within one scope the newest change stays first. */
function byScope(a: string, b: string): number {
  const [first = "", second = ""] = [a, b].map((entry) => entry.split(":")[0]);
  return first < second ? -1 : Number(first > second);
}

function formatEntry({ scope, summary, breaking }: CommitMessage): string {
  const entry =
    scope === undefined ? `- ${summary}` : `- **${scope.replaceAll(",", ", ")}:** ${summary}`;
  return breaking === undefined
    ? entry
    : `${entry}. **Breaking:** ${breaking.replaceAll("\n", " ")}`;
}

/** The comment of a section that no command replaces, because its sentences are not those of the commits. */
const HAND_WRITTEN = "<!-- Written by hand:";

/** Whether the section of this version was written by hand, and must stay as it is. */
export function isWrittenByHand(existing: string, version: string): boolean {
  const section = existing.split(/^(?=## \[)/m).find((text) => text.startsWith(`## [${version}]`));
  return section?.includes(HAND_WRITTEN) ?? false;
}

/** The newest version in the changelog, except this one. */
export function getEarlierVersion(existing: string, version: string): string | undefined {
  const listed = [...existing.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, found]) => found);
  return listed.find((found) => found !== version);
}

/**
 * Puts a release's section at the top of the changelog, replacing an existing section of the same release. Sections
 * of earlier releases stay unchanged.
 */
export function replaceRelease(existing: string, release: Release, section: string): string {
  const isReplaced = (text: string) =>
    text.startsWith("## [Unreleased]") || text.startsWith(`## [${release.version}]`);
  const [, ...sections] = existing.split(/^(?=## \[)/m);
  const earlier = sections.filter((text) => !isReplaced(text)).map((text) => text.trimEnd());
  return `${[TITLE.trimEnd(), section.trimEnd(), ...earlier].join("\n\n")}\n`;
}
