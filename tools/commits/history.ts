import { checkMessage, isAutosquash, isMerge, type Problem } from "./commit-message.ts";
import {
  type Commit,
  explainMissingHistory,
  hasCommit,
  isShallow,
  listChangedFiles,
  listCommits,
} from "./git.ts";
import { getScopes, listFolders, listWorkingFolders } from "./scopes.ts";

export type RefusedCommit = Commit & { problems: Problem[] };
/** `checked`: how many commits were read. `note`: what could not be checked, and why. */
export type HistoryResult = { checked: number; refused: RefusedCommit[]; note?: string };

/**
 * Checks the messages of the commits after a base.
 * A clone without the base commit (no history, or another one) has nothing to check, and the result says so. A
 * shallow clone is checked as far as it goes.
 * @param folder the root of the clone, as an absolute path.
 * @param base the hash of the last commit that is not checked.
 */
export function checkHistory(folder: string, base: string): HistoryResult {
  if (!/^[0-9a-f]{40}$/.test(base)) throw new Error(`"${base}" is not the hash of a commit`);
  const missing = explainMissingHistory(folder);
  if (missing !== undefined) return nothing(`this copy has no Git history (${missing})`);
  if (hasCommit(folder, base)) return checkRange(folder, `${base}..HEAD`);
  if (!isShallow(folder)) return nothing(`this history does not contain the commit ${base}`);
  // The file that records the base is newer than the base, so every commit of a shallow clone comes after it.
  const result = checkRange(folder, "HEAD");
  const note = `this clone is shallow: only its newest commits (${result.checked}) were checked`;
  return { ...result, note };
}

function nothing(why: string): HistoryResult {
  return { checked: 0, refused: [], note: `commit messages were not checked: ${why}` };
}

function checkRange(folder: string, range: string): HistoryResult {
  // A folder that was removed or renamed later is still a valid scope for commits that changed it.
  const changed = listFolders(listChangedFiles(folder, range));
  const scopes = getScopes([...listWorkingFolders(folder), ...changed]);
  const commits = listCommits(folder, range).filter(({ message }) => !isMerge(message));
  const refused = commits
    .map((commit) => ({ ...commit, problems: checkCommit(commit, scopes) }))
    .filter(({ problems }) => problems.length > 0);
  return { checked: commits.length, refused };
}

function checkCommit({ message }: Commit, scopes: ReadonlySet<string>): Problem[] {
  if (!isAutosquash(message)) return checkMessage(message, scopes);
  return [{ code: "not-conventional", text: "it waits for `git rebase --autosquash`" }];
}
