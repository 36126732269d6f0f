/**
 * Prefixes an apostrophe to text that a spreadsheet would evaluate as a formula (OWASP, CSV injection), and to text
 * that begins with an apostrophe, so that `unescapeCell` restores every text.
 */
export function escapeCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** The inverse of `escapeCell`; an apostrophe that somebody typed before other text stays. */
export function unescapeCell(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
}

const formulaStart = /^['=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
