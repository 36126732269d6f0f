import type { catalogueImport as fr } from "../fr/catalogue-import.ts";

/** Messages of the files of the catalogue: taken away, looked at, applied, taken back. */
export const catalogueImport: typeof fr = {
  title: "Catalogue files",
  text: "The catalogue in a spreadsheet: download it, change it, read what that would change, then apply it.",
  take: "Download",
  takeText:
    "A CSV file that spreadsheets open as it is. Uploaded again without a change, it changes nothing.",
  takeCourses: "The programmes",
  takeUniversities: "The universities",
  courseFile: "programmes",
  universityFile: "universities",
  bring: "Upload",
  bringText:
    "First a trial: nothing changes. You will see each mistake with its line, or all that would change.",
  file: "CSV file",
  fileHint:
    "Of programmes or of universities: the names of the columns say which. 2,000 lines and 2 MB at most. A line that is not in the file changes nothing: nothing is deleted.",
  look: "Check the file",
  found: (count, name) =>
    `${count === 1 ? "1 mistake" : `${count} mistakes`} in this file: ${name}`,
  foundText: "Nothing has changed. Correct the file, save it, then upload it again.",
  faults: "Mistakes, line by line",
  line: "Line",
  column: "Column",
  written: "What is written",
  why: "What is wrong",
  wholeLine: "The whole line",
  nothing: "(nothing)",
  answers: (list) => `Possible answers: ${list}.`,
  more: (count) => `And ${count} more mistakes after these.`,
  last: "Last files applied",
  none: "No file has been applied yet.",
  by: "By",
  when: "When",
  changes: "Changes",
  state: "State",
  states: { waiting: "To be applied", applied: "Applied", undone: "Undone" },
  preview: (name) => `Trial: ${name}`,
  previewText: "Nothing has changed yet. This is exactly what this file would do.",
  encoded: (name) => `This file was not in UTF-8 but in ${name}: check the accents below.`,
  summary: (added, changed) => `${added} added, ${changed} changed`,
  unchanged: (count) =>
    count === 1 ? "1 line without a change." : `${count} lines without a change.`,
  absent: (count) =>
    count === 1
      ? "1 is not in the file: it stays as it is."
      : `${count} are not in the file: they stay as they are.`,
  noChange: "This file changes nothing: there is nothing to apply.",
  degrees: "Degrees to check",
  degree: (line, name) => `Line ${line}: “${name}” is in no programme yet. Is it spelt right?`,
  added: "Added",
  changed: "Changed",
  atLine: (line) => `line ${line}`,
  apply: "Apply these changes",
  other: "Upload another file",
  digest: "Fingerprint of the file:",
  done: {
    applied: "It is applied. The site is up to date.",
    undone: "Everything is undone: the catalogue is as it was before this file.",
  },
  undo: "Undo everything",
  undoText:
    "For 24 hours, as long as nothing that this file touched has changed. What it added is deleted, or taken off the site if somebody chose it.",
  undoAsk: "Undo everything this file did",
  since: "What has changed since:",
  acts: {
    "catalogue.imported": "File applied to the catalogue",
    "catalogue.import-undone": "Catalogue file undone",
  },
  details: { file: "file", digest: "fingerprint", lines: "lines changed" },
  reasons: {
    "columns-count":
      "This line has {0} columns and not {1}: a separator is missing, or a quotation mark.",
    "head-missing": "This column is missing, or its name is misspelt: it is needed.",
    "head-misspelt": "There is no such column: did you mean “{0}”?",
    "head-twice": "This column appears twice.",
    "head-unknown":
      "There is no such column. Delete it, or use the name of a column in the file you downloaded.",
    "identifier-twice": "This identifier is on line {0} already.",
    "identifier-unknown":
      "Nothing in the catalogue has this identifier. Correct it; or, to add it, also give the columns that are missing from this file.",
    "import-changed":
      "The catalogue has changed since this trial: nothing was done. Upload the file again.",
    "import-done": "This file has already been applied or undone.",
    "import-faults": "There are mistakes in this file: nothing has changed.",
    "import-late": "More than 24 hours have passed: this file can no longer be undone all at once.",
  },
};
