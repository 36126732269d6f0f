// Writes the texts of the interface for translators, one PO file for each language: npm run i18n:export
// (docs/guides/translate.md).
import { mkdirSync, writeFileSync } from "node:fs";
import { findUsers } from "./find-users.ts";
import { printPo } from "./po-file.ts";
import { readMessages } from "./read-messages.ts";

const FOLDER = "translations";

const messages = readMessages(process.cwd());
const listUsers = findUsers(process.cwd(), messages);
mkdirSync(FOLDER, { recursive: true });
for (const locale of ["fr", "en"] as const) {
  const path = `${FOLDER}/${locale}.po`;
  writeFileSync(path, printPo(locale, messages, listUsers));
  const count = messages.texts.filter((text) => text.locale === locale).length;
  console.log(`${path}: ${count} texts`);
}
console.log(
  `${messages.composed.length} messages are composed by code and are not in these files; a developer edits them:`,
);
for (const { file, line, key } of messages.composed) console.log(`${file}:${line}: ${key}`);
