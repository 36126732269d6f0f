import type { catalogueImport as fr } from "../fr/catalogue-import.ts";

/** Messages of catalogue files: export, check, import and undo. */
export const catalogueImport: typeof fr = {
  title: "Catalogue files",
  text: "The catalogue in a spreadsheet: download it, edit it, check the changes, then apply them.",
  download: "Download",
  takeText:
    "A CSV file any spreadsheet can open. If you upload it again unchanged, nothing changes.",
  takeCourses: "The programmes",
  takeUniversities: "The universities",
  courseFile: "programmes",
  universityFile: "universities",
  importFile: "Upload",
  bringText:
    "First a test run: nothing changes. You will see each mistake with its line number, or everything that would change.",
  file: "CSV file",
  fileHint:
    "Programmes or universities: the column names show which. 2,000 lines and 2 MB at most. Anything missing from the file stays as it is: nothing is deleted.",
  look: "Check the file",
  found: (count, name) =>
    `${count === 1 ? "1 mistake" : `${count} mistakes`} in this file: ${name}`,
  foundText: "Nothing has changed. Correct the file, save it, then upload it again.",
  faults: "Mistakes, line by line",
  line: "Line",
  column: "Column",
  written: "Value",
  errorsTitle: "Problem",
  wholeLine: "The whole line",
  nothing: "(nothing)",
  answers: (list) => `Possible answers: ${list}.`,
  more: (count) => `And ${count} more mistakes after these.`,
  last: "Latest files applied",
  none: "No file has been applied yet.",
  by: "By",
  when: "When",
  changes: "Changes",
  state: "Status",
  states: { waiting: "To be applied", applied: "Applied", undone: "Undone" },
  preview: (name) => `Test run: ${name}`,
  previewText: "Nothing has changed yet. This is exactly what this file would do.",
  encoded: (name) => `This file was not in UTF-8 but in ${name}: check the accents below.`,
  summary: (added, changed) => `${added} added, ${changed} changed`,
  unchanged: (count) => (count === 1 ? "1 unchanged line." : `${count} unchanged lines.`),
  absent: (count) =>
    count === 1
      ? "1 is not in the file: it stays as it is."
      : `${count} are not in the file: they stay as they are.`,
  noChange: "This file changes nothing: there is nothing to apply.",
  degrees: "Degrees to check",
  degree: (line, name) => `Line ${line}: no programme uses “${name}” yet. Is it spelt correctly?`,
  added: "Added",
  changed: "Changed",
  atLine: (line) => `line ${line}`,
  apply: "Apply these changes",
  other: "Upload another file",
  digest: "File fingerprint:",
  done: {
    applied: "Changes applied. The site is up to date.",
    undone: "Everything is undone: the catalogue is as it was before this file.",
  },
  undo: "Undo everything",
  undoText:
    "Possible for 24 hours, as long as nothing this file changed has been edited since. What it added is deleted, or taken off the site if a candidate chose it.",
  undoAsk: "Undo everything this file did",
  since: "What has changed since:",
  actions: {
    "catalogue.imported": "File applied to the catalogue",
    "catalogue.import-undone": "Catalogue file undone",
  },
  details: { file: "file", digest: "fingerprint", lines: "lines changed" },
  reasons: {
    "columns-count":
      "This line has {0} columns and not {1}: a separator is missing, or a quotation mark.",
    "head-missing": "This column is missing, or its name is misspelt: it is required.",
    "head-misspelt": "There is no such column: did you mean “{0}”?",
    "header-duplicate": "This column appears twice.",
    "head-unknown":
      "There is no such column. Delete it, or use the name of a column in the file you downloaded.",
    "identifier-twice": "This identifier is already on line {0}.",
    "identifier-unknown":
      "Nothing in the catalogue has this identifier. Correct it; or, to add it, also include the columns missing from this file.",
    "import-changed":
      "The catalogue has changed since this test run: nothing was done. Upload the file again.",
    "import-done": "This file has already been applied or undone.",
    "import-faults": "There are mistakes in this file: nothing has changed.",
    "import-expired":
      "More than 24 hours have passed: this file can no longer be undone all at once.",
  },
};
