// Writes the newest section of CHANGELOG.md: npm run changelog.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  formatRelease,
  getEarlierVersion,
  isWrittenByHand,
  type Release,
  replaceRelease,
} from "./changelog.ts";
import {
  explainMissingHistory,
  getLastCommitDate,
  hasCommit,
  listCommits,
  listReleaseTags,
} from "./git.ts";

/** The last commit before Conventional Commits. */
const START = "dffce35f91d5d31ae379c2a3972133324dc0aef4";
const PATH = "CHANGELOG.md";

const folder = process.cwd();
const { version }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
const existing = existsSync(PATH) ? readFileSync(PATH, "utf8") : "";
const earlier = getEarlierVersion(existing, version);
const tags = explainMissingHistory(folder) === undefined ? listReleaseTags(folder) : [];
// A version with a tag is released: newer commits belong to the next version.
const isReleased = tags.includes(`v${version}`);
const since = isReleased ? `v${version}` : earlier === undefined ? START : `v${earlier}`;

if (!isReleased && isWrittenByHand(existing, version)) {
  console.error(
    `${PATH}: the section of ${version} is written by hand. Raise the version, then run this again.`,
  );
  process.exitCode = 1;
} else if (hasCommit(folder, since)) {
  const release: Release = { date: getLastCommitDate(folder) };
  if (!isReleased) release.version = version;
  const messages = listCommits(folder, `${since}..HEAD`).map(({ message }) => message);
  writeFileSync(PATH, replaceRelease(existing, release, formatRelease(release, messages)));
  console.log(`${PATH}: ${release.version ?? "Unreleased"}, ${messages.length} commits read`);
} else {
  console.error(
    `This clone lacks ${since}, the end of the last release: git fetch --tags --unshallow`,
  );
  process.exitCode = 1;
}
