/** The content of a PDF document, from top to bottom. Layout is decided by `renderPdf`. */
export type PdfBlock =
  | { part: "title"; text: string }
  | { part: "heading"; text: string }
  | { part: "text"; text: string }
  | { part: "note"; text: string }
  /** A number in large type. */
  | { part: "figure"; text: string }
  | { part: "rows"; rows: { label: string; value: string }[] }
  /** An address as a QR code, with lines of text beside it. */
  | { part: "code"; address: string; alternative: string; lines: string[] };

export type PdfContent = {
  title: string;
  language: "fr" | "en";
  /** The school's name and a note, at the top of each page. */
  letterhead: { name: string; note: string };
  /** At the bottom of each page, before "1 / 2". */
  footer: string;
  blocks: PdfBlock[];
};
