/**
 * A text as a cell that no spreadsheet computes (OWASP, CSV injection): an apostrophe goes before what begins
 * like a formula. One goes before an apostrophe too, so that `plainText` gives every text back as it was.
 */
export function safeCell(text: string): string {
  return begins.test(text) ? `'${text}` : text;
}

/** The text of a cell: the inverse of `safeCell`; a cell that somebody typed keeps its own apostrophe. */
export function plainText(cell: string): string {
  return cell.startsWith("'") && begins.test(cell.slice(1)) ? cell.slice(1) : cell;
}

const begins = /^['=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
