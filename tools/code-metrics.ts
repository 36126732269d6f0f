// Prints code metrics: lines per file (median, 90th percentile, over 300) and import cycles.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" });
const data =
  /^(db\/migrations|db\/seeds\/(content|catalogue)|app\/features\/[^/]+\/messages|app\/i18n\/|assets-src\/scenes)|icon-paths/;
const test = /\.test\.tsx?$|^tests\//;

function describe(name: string, keep: (path: string) => boolean): string {
  const files = listed.trim().split("\n").filter(keep);
  const counted = files.map((path) => ({
    path,
    lines: readFileSync(path, "utf8").split("\n").length - 1,
  }));
  const sorted = counted.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  const total = counted.reduce((sum, { lines }) => sum + lines, 0);
  const over = counted
    .filter(({ lines }) => lines > 300)
    .map(({ path, lines }) => `${path} ${lines}`);
  return `${name}: ${files.length} files, ${total} lines, median ${at(0.5)}, 90th percentile ${at(0.9)}, over 300: ${over.length} ${over.join(", ")}`;
}

console.log(describe("source", (path) => !data.test(path) && !test.test(path)));
console.log(describe("tests", (path) => test.test(path)));
console.log(
  describe("server", (path) => /^server\/(?!demo-identity)/.test(path) && !test.test(path)),
);
console.log(describe("data and words", (path) => data.test(path)));
const cruise = [
  "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
  "--config",
  ".dependency-cruiser.mjs",
];
const report = JSON.parse(
  execFileSync(
    process.execPath,
    [
      ...cruise,
      "--output-type",
      "json",
      "app",
      "server",
      "db",
      "dev-database",
      "tools",
      "assets-src",
    ],
    {
      encoding: "utf8",
      maxBuffer: 64_000_000,
    },
  ),
);
const cycles = report.summary.violations.filter(
  (v: { rule: { name: string } }) => v.rule.name === "no-circular",
);
console.log(`import cycles (types included): ${cycles.length}`);
