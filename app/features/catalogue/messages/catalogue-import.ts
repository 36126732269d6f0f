import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Fichiers du catalogue",
  text: "Le catalogue dans un tableur : téléchargez-le, modifiez-le, relisez ce que cela changerait, puis appliquez.",
  download: "Télécharger",
  takeText:
    "Un fichier CSV que les tableurs ouvrent tel quel. Réimporté sans changement, il ne change rien.",
  takeCourses: "Les formations",
  takeUniversities: "Les universités",
  courseFile: "formations",
  universityFile: "universites",
  importFile: "Importer",
  bringText:
    "D'abord un essai : rien ne change. Vous verrez chaque erreur avec sa ligne, ou tout ce qui changerait.",
  file: "Fichier CSV",
  fileHint:
    "De formations ou d'universités : les noms des colonnes l'indiquent. 2\u202F000 lignes et 2 Mo au plus. Une ligne absente du fichier ne change rien : rien n'est supprimé.",
  look: "Faire l'essai",
  found: (count: number, name: string): string =>
    `${count > 1 ? `${count} erreurs` : `${count} erreur`} dans ce fichier : ${name}`,
  foundText: "Rien n'a changé. Corrigez le fichier, enregistrez-le, puis importez-le de nouveau.",
  faults: "Erreurs, ligne par ligne",
  line: "Ligne",
  column: "Colonne",
  written: "Valeur",
  errorsTitle: "Problème",
  wholeLine: "Toute la ligne",
  nothing: "(rien)",
  answers: (list: string): string => `Réponses possibles : ${list}.`,
  more: (count: number): string => `Et ${count} autres erreurs, après celles-ci.`,
  last: "Derniers fichiers appliqués",
  none: "Aucun fichier n'a encore été appliqué.",
  by: "Par",
  when: "Quand",
  changes: "Changements",
  state: "Statut",
  states: { waiting: "À appliquer", applied: "Appliqué", undone: "Annulé" },
  preview: (name: string): string => `Essai : ${name}`,
  previewText: "Rien n'a encore changé. Voici exactement ce que ce fichier ferait.",
  encoded: (name: string): string =>
    `Ce fichier n'était pas en UTF-8 mais en ${name} : vérifiez les accents ci-dessous.`,
  summary: (added: number, changed: number): string =>
    `${added} ${added > 1 ? "ajouts" : "ajout"}, ${changed} ${changed > 1 ? "modifications" : "modification"}`,
  unchanged: (count: number): string =>
    count > 1 ? `${count} lignes sans changement.` : `${count} ligne sans changement.`,
  absent: (count: number): string =>
    count > 1
      ? `${count} absentes du fichier : elles restent comme elles sont.`
      : `${count} absente du fichier : elle reste comme elle est.`,
  noChange: "Ce fichier ne change rien : il n'y a rien à appliquer.",
  degrees: "Diplômes à vérifier",
  degree: (line: number, name: string): string =>
    `Ligne ${line} : « ${name} » n'est encore dans aucune formation. Est-il bien écrit ?`,
  added: "Ajouté",
  changed: "Modifié",
  atLine: (line: number): string => `ligne ${line}`,
  apply: "Appliquer ces changements",
  other: "Importer un autre fichier",
  digest: "Empreinte du fichier :",
  done: {
    applied: "C'est appliqué. Le site est à jour.",
    undone: "Tout est annulé : le catalogue est comme avant ce fichier.",
  },
  undo: "Tout annuler",
  undoText:
    "Pendant 24 heures, tant que rien de ce que ce fichier a touché n'a changé. Ce qu'il a ajouté est supprimé, ou retiré du site si quelqu'un l'a choisi.",
  undoAsk: "Annuler tout ce que ce fichier a fait",
  since: "Ce qui a changé depuis :",
  actions: {
    "catalogue.imported": "Fichier appliqué au catalogue",
    "catalogue.import-undone": "Fichier du catalogue annulé",
  },
  details: { file: "fichier", digest: "empreinte", lines: "lignes" },
  /** Why a file is refused, by error code. */
  reasons: {
    "columns-count":
      "Cette ligne a {0} colonnes au lieu de {1} : un séparateur manque, ou un guillemet.",
    "head-missing": "Cette colonne manque, ou son nom est mal écrit : elle est obligatoire.",
    "head-misspelt": "Cette colonne n'existe pas : vouliez-vous écrire « {0} » ?",
    "header-duplicate": "Cette colonne apparaît deux fois.",
    "head-unknown":
      "Cette colonne n'existe pas. Effacez-la, ou reprenez un nom de colonne du fichier téléchargé.",
    "identifier-twice": "Cet identifiant est déjà à la ligne {0}.",
    "identifier-unknown":
      "Rien dans le catalogue n'a cet identifiant. Corrigez-le ; ou, pour ajouter, donnez aussi les colonnes qui manquent à ce fichier.",
    "import-changed":
      "Le catalogue a changé depuis cet essai : rien n'a été fait. Importez de nouveau le fichier.",
    "import-done": "Ce fichier est déjà appliqué, ou déjà annulé.",
    "import-faults": "Il y a des erreurs dans ce fichier : rien n'a changé.",
    "import-expired":
      "Plus de 24 heures ont passé : ce fichier ne peut plus être annulé d'un coup.",
  },
};

const en: typeof fr = {
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

/** Messages of catalogue files: export, check, import and undo. */
export const catalogueImportMessages = defineMessages(fr, en);
