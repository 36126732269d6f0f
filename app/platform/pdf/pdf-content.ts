/** What a sheet of paper says, from top to bottom; how it looks is not its subject. */
export type PdfBlock =
  | { part: "title"; text: string }
  | { part: "heading"; text: string }
  | { part: "text"; text: string }
  | { part: "note"; text: string }
  /** One thing to be seen from afar: a number. */
  | { part: "figure"; text: string }
  | { part: "rows"; rows: { label: string; value: string }[] }
  /** An address as a QR code, with what it is for beside it. */
  | { part: "code"; address: string; alternative: string; lines: string[] };

export type PdfContent = {
  title: string;
  language: "fr" | "en";
  /** The school, at the head of each page. */
  letterhead: { name: string; note: string };
  /** At the foot of each page, before "1 / 2". */
  footer: string;
  blocks: PdfBlock[];
};
