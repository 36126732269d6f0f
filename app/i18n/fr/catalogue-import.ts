/** Messages of catalogue files: export, check, import and undo. */
export const catalogueImport = {
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
