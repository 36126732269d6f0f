// Checks the message of a commit in progress (.husky/commit-msg): node tools/commits/check-message.ts FILE
import { readFileSync } from "node:fs";
import { checkMessage, isAutosquash, isMerge } from "./commit-message.ts";
import { getCommentChar, listStagedFiles } from "./git.ts";
import { getScopes, listFolders, listWorkingFolders } from "./scopes.ts";

const [, , file = ""] = process.argv;
const folder = process.cwd();
const commentChar = getCommentChar(folder);
const message = readFileSync(file, "utf8");
const isEmpty = message.split("\n").every((line) => line.trim() === "" || line[0] === commentChar);
// Git itself refuses an empty message and writes merge messages.
if (!isEmpty && !isMerge(message) && !isAutosquash(message)) {
  const folders = [...listWorkingFolders(folder), ...listFolders(listStagedFiles(folder))];
  const problems = checkMessage(message, getScopes(folders), commentChar);
  if (problems.length > 0) {
    console.error("This commit message breaks the rules of CONTRIBUTING.md:");
    for (const { code, text } of problems) console.error(`  ${code}: ${text}`);
    console.error(`Edit it again: git commit -e -F "${file}"`);
    process.exitCode = 1;
  }
}
