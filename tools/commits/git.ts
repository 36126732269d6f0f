import { spawnSync } from "node:child_process";

type GitResult = { ok: boolean; output: string };

/**
 * Runs git in a folder. A folder owned by another user (a container's mount) is accepted as well, because the code
 * being run comes from it.
 * @returns `ok` is false when git is not installed or fails; `output` is then its error.
 */
export function runGit(folder: string, args: readonly string[]): GitResult {
  const { status, stdout, stderr, error } = spawnSync(
    "git",
    ["-c", "safe.directory=*", "-c", "core.quotePath=false", ...args],
    { cwd: folder, encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (status === 0) return { ok: true, output: stdout.trim() };
  return { ok: false, output: error?.message ?? stderr.trim() };
}

/**
 * Explains why a folder has no history: git is missing or fails, or the folder is not the root of a clone.
 * @returns undefined when the folder is the root of a clone that has a commit.
 */
export function explainMissingHistory(folder: string): string | undefined {
  const prefix = runGit(folder, ["rev-parse", "--show-prefix"]);
  if (!prefix.ok) return prefix.output;
  if (prefix.output !== "") return "it is a folder of another repository";
  const head = runGit(folder, ["rev-parse", "--verify", "HEAD"]);
  return head.ok ? undefined : head.output;
}

/** Whether a commit exists in the clone. */
export const hasCommit = (folder: string, revision: string) =>
  runGit(folder, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]).ok;

export const isShallow = (folder: string) =>
  runGit(folder, ["rev-parse", "--is-shallow-repository"]).output === "true";

/** Returns git's output; throws when git fails, because nothing can be checked then. */
function readGit(folder: string, args: readonly string[]): string {
  const { ok, output } = runGit(folder, args);
  if (!ok) throw new Error(`git ${args[0]}: ${output}`);
  return output;
}

export type Commit = { hash: string; message: string };

/** The commits of a range, newest first, without merges. */
export function listCommits(folder: string, range: string): Commit[] {
  const output = readGit(folder, ["log", "-z", "--no-merges", "--format=%h%n%B", range]);
  const records = output.split("\0").filter((record) => record.trim() !== "");
  return records.map((record) => {
    const end = record.indexOf("\n");
    return { hash: record.slice(0, end), message: record.slice(end + 1).trimEnd() };
  });
}

/** The files that the commits of a range added, changed or removed. */
export function listChangedFiles(folder: string, range: string): string[] {
  const args = ["log", "--no-merges", "--no-renames", "--name-only", "--format=", range];
  return [...new Set(readGit(folder, args).split("\n"))];
}

/** The files of the commit in progress. */
export const listStagedFiles = (folder: string) =>
  readGit(folder, ["diff", "--cached", "--no-renames", "--name-only"]).split("\n");

/** The release tags in this history, newest first. */
export const listReleaseTags = (folder: string) =>
  readGit(folder, ["tag", "--merged", "HEAD", "--sort=-version:refname", "--list", "v[0-9]*"])
    .split("\n")
    .filter((tag) => tag !== "");

/** The date of the newest commit, as YYYY-MM-DD. */
export const getLastCommitDate = (folder: string) => readGit(folder, ["log", "-1", "--format=%cs"]);

/** The character that starts comment lines in a commit message being edited. */
export function getCommentChar(folder: string): string {
  const { ok, output } = runGit(folder, ["config", "core.commentChar"]);
  return ok && output.length === 1 ? output : "#";
}
