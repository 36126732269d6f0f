const NO_BREAK = "\u00A0";

/** No line break inside GCE O Level, A Levels. */
const EXAM_LEVEL = /\b([OA]) (?=Levels?\b)/g;

/**
 * French spacing: no line starts with ; : ! ? » or ends with «, and apostrophes are typographic. Inserts the no-break
 * spaces that nobody types. Does not change URLs (https://…) and times (13:02).
 */
export function frenchTypography(text: string): string {
  return text
    .replace(/(\p{L})'(?=\p{L}|\d|«)/gu, "$1’")
    .replace(/[ \u00A0\u202F]+([;!?»%])/g, `${NO_BREAK}$1`)
    .replace(/[ \u00A0\u202F]+:(?=\s|$)/g, `${NO_BREAK}:`)
    .replace(/«[ \u00A0\u202F]+/g, `«${NO_BREAK}`)
    .replace(/(\d) (?=\d{3}(\D|$))/g, `$1${NO_BREAK}`)
    .replace(/(\d) h (?=\d{2}\b)/g, `$1${NO_BREAK}h${NO_BREAK}`)
    .replace(/\b(n°|choix) (?=\d)/gi, `$1${NO_BREAK}`)
    .replace(EXAM_LEVEL, `$1${NO_BREAK}`)
    .replace(/\[à compléter\]/g, `[à${NO_BREAK}compléter]`)
    .replace(/(\d) (?=(F CFA|CAD|Mo|Ko|h|s|%|ans|mois|jours|heures|crédits)\b)/g, `$1${NO_BREAK}`);
}

/** English typography: apostrophes, and no line break between a number and its unit, nor in a placeholder. */
export function englishTypography(text: string): string {
  return text
    .replace(/(\p{L})'(?=\p{L}|\s|$|[.,;:!?)])/gu, "$1’")
    .replace(/\b(choice) (?=\d)/gi, `$1${NO_BREAK}`)
    .replace(EXAM_LEVEL, `$1${NO_BREAK}`)
    .replace(/(\d) (?=(MB|s|hours|credits|months|years?)\b)/g, `$1${NO_BREAK}`)
    .replace(/\[to be completed\]/g, `[to${NO_BREAK}be${NO_BREAK}completed]`);
}
