// Checks the messages of all commits after the one recorded in .ci/commit-base (npm test, .ci/run).
import { readFileSync } from "node:fs";
import { checkHistory } from "./history.ts";

const base = readFileSync(".ci/commit-base", "utf8").trim();
const { checked, refused, note } = checkHistory(process.cwd(), base);
for (const { hash, message, problems } of refused) {
  console.error(`${hash} ${message.split("\n")[0]}`);
  for (const { code, text } of problems) console.error(`  ${code}: ${text}`);
}
if (refused.length > 0) {
  console.error(
    `\n${refused.length} of ${checked} commit messages break the rules of CONTRIBUTING.md.`,
  );
  process.exitCode = 1;
}
if (note) console.log(note);
