/**
 * A text as a cell that no spreadsheet computes (OWASP, CSV injection): an apostrophe goes before what begins
 * like a formula. One goes before an apostrophe too, so that `plainText` gives every text back as it was.
 */
export function escapeCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The text of a cell: the inverse of `safeCell`; a cell that somebody typed keeps its own apostrophe. */
export function unescapeCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

const formulaStart = /^['=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
