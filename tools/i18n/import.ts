// Writes edited PO files into the source files: npm run i18n:import, or npm run i18n:import -- FILE…
// (docs/guides/translate.md).
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { importTexts } from "./import-texts.ts";

const DEFAULT_PATHS = ["translations/fr.po", "translations/en.po"];
const BIOME = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));

function fail(lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const args = process.argv.slice(2);
const missing = args.find((path) => !existsSync(path));
if (missing) fail([`${missing} does not exist.`]);
const paths = args.length > 0 ? args : DEFAULT_PATHS.filter((path) => existsSync(path));
if (paths.length === 0) fail(["There is no PO file in translations: run npm run i18n:export."]);

const { refusals, changed, files, fuzzy } = importTexts(process.cwd(), paths);
if (refusals.length > 0)
  fail([...refusals, `Nothing is changed. Texts to correct: ${refusals.length}.`]);
if (files.length > 0) {
  const command = [BIOME, "format", "--write", ...files];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  if (status !== 0) fail([stderr]);
}
for (const file of files) console.log(file);
console.log(`Texts changed: ${changed}.`);
if (fuzzy > 0) console.log(`Texts that need work, and stay as they were: ${fuzzy}.`);
