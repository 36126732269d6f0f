import { createRequire } from "node:module";
import { generate } from "lean-qr";
import { inOrder } from "./in-order.ts";
import type { Sheet, SheetPart } from "./sheet.ts";

type Paper = PDFKit.PDFDocument;

/** A4, in points; the text keeps to a measure of some ninety characters. */
const MARGIN = 56;
const HEAD = 62;
const WIDTH = 595.28 - 2 * MARGIN;
const colours = { ink: "#17153b", muted: "#55527a", line: "#d9d6e8", night: "#151338" };
const edge = ["#c2331f", "#f2b33d", "#2f7a63"];

const packages = createRequire(import.meta.url);
const fonts = {
  plain: "@fontsource/figtree/files/figtree-latin-400-normal.woff",
  strong: "@fontsource/figtree/files/figtree-latin-700-normal.woff",
  // For names in any other script; one family that draws them all is worth its bytes.
  "plain-any": "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "strong-any": "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
};

/** What the Latin cut of the school's letters draws: its `unicode-range`, as its package says it. */
const LATIN = /^[\u0020-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122]*$/;

/**
 * A sheet as a PDF file, A4, tagged for screen readers, its letters inside. The library is loaded when the
 * first one is asked for.
 */
export async function makePdf(sheet: Sheet): Promise<Uint8Array> {
  const { default: Document } = await import("pdfkit");
  const paper = new Document({
    size: "A4",
    margins: { top: HEAD + 34, bottom: 64, left: MARGIN, right: MARGIN },
    lang: sheet.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.7",
    bufferPages: true,
    info: { Title: sheet.title, Author: sheet.letterhead.name, Creator: sheet.letterhead.name },
  });
  for (const [name, file] of Object.entries(fonts))
    paper.registerFont(name, packages.resolve(file));
  const whole = bytesOf(paper);
  const body = paper.struct("Document");
  paper.addStructure(body);
  for (const part of sheet.parts) body.add(draw[part.part](paper, part as never));
  body.end();
  frame(paper, sheet);
  paper.end();
  return whole;
}

async function bytesOf(paper: Paper): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of paper) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}

type Style = { size: number; colour?: string; strong?: boolean; above?: number };

/** Letters that can draw this text; a thin no-break space, which few have, becomes a no-break space. */
function set(paper: Paper, text: string, { size, colour = colours.ink, strong = false }: Style) {
  const shown = inOrder(text.replaceAll("\u202F", "\u00A0"));
  const weight = strong ? "strong" : "plain";
  paper
    .font(LATIN.test(shown) ? weight : `${weight}-any`)
    .fontSize(size)
    .fillColor(colour);
  return shown;
}

function line(kind: "H1" | "H2" | "P", style: Style) {
  return (paper: Paper, { text }: { text: string }) =>
    paper.struct(kind, {}, () => {
      paper.y += style.above ?? 0;
      // A heading is not left alone at the foot of a page.
      if (kind !== "P" && paper.y + 4 * style.size > paper.page.maxY()) paper.continueOnNewPage();
      paper.text(set(paper, text, style), MARGIN, paper.y, { width: WIDTH, lineGap: 3 });
    });
}

type Draw = {
  [P in SheetPart["part"]]: (
    paper: Paper,
    part: Extract<SheetPart, { part: P }>,
  ) => PDFKit.PDFStructureElement;
};

const draw: Draw = {
  title: line("H1", { size: 23, strong: true }),
  heading: line("H2", { size: 14, strong: true, above: 20 }),
  text: line("P", { size: 11, above: 6 }),
  note: line("P", { size: 9.5, colour: colours.muted, above: 6 }),
  figure: line("P", { size: 30, strong: true, above: 8 }),
  rows: (paper, { rows }) => {
    const list = paper.struct("L");
    for (const [place, row] of rows.entries()) {
      // The last of several is not left alone at the head of a page.
      const kept = place === rows.length - 2 ? ROW : 0;
      list.add(paper.struct("LI", {}, () => drawRow(paper, row, kept)));
    }
    list.end();
    return list;
  },
  code: (paper, { address, alternative, lines }) => {
    const group = paper.struct("Sect");
    group.add(paper.struct("Figure", { alt: alternative }, () => drawCode(paper, address)));
    group.add(paper.struct("P", {}, () => writeBeside(paper, lines)));
    group.end();
    return group;
  },
};

const LABEL = 168;
/** What a row of one line takes. */
const ROW = 26;

/** A label and its value on one line; both may be longer than a line. `kept` is the room that must be left after it. */
function drawRow(paper: Paper, { label, value }: { label: string; value: string }, kept: number) {
  const [small, normal] = [{ size: 9.5, colour: colours.muted }, { size: 11 }];
  const room = { width: WIDTH - LABEL, lineGap: 2 };
  const name = { width: LABEL - 14, lineGap: 2 };
  const shown = set(paper, value, normal);
  const height = Math.max(paper.heightOfString(shown, room), 14) + 10;
  if (paper.y + height + kept > paper.page.maxY()) paper.continueOnNewPage();
  const top = paper.y + 6;
  paper.text(set(paper, label, small), MARGIN, top + 1, name);
  const after = paper.y;
  paper.text(set(paper, value, normal), MARGIN + LABEL, top, room);
  paper.y = Math.max(after, paper.y) + 5;
  paper
    .moveTo(MARGIN, paper.y)
    .lineTo(MARGIN + WIDTH, paper.y)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
}

const CODE = 104;

function drawCode(paper: Paper, address: string) {
  const code = generate(address);
  const cell = CODE / code.size;
  paper.y += 22;
  if (paper.y + CODE > paper.page.maxY()) paper.continueOnNewPage();
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) paper.rect(MARGIN + x * cell, paper.y + y * cell, cell, cell);
  paper.fill(colours.ink);
  // On a screen the code is pressed.
  paper.link(MARGIN, paper.y, CODE, CODE, address);
}

function writeBeside(paper: Paper, lines: string[]) {
  const top = paper.y;
  const left = MARGIN + CODE + 24;
  for (const [index, text] of lines.entries()) {
    const style = index === 0 ? { size: 12, strong: true } : { size: 10.5, colour: colours.muted };
    paper.text(set(paper, text, style), left, index === 0 ? top + 4 : paper.y + 5, {
      width: WIDTH - CODE - 24,
      lineGap: 2,
    });
  }
  paper.y = Math.max(paper.y, top + CODE) + 10;
}

/** The head and the foot of each page, once it is known how many there are. Screen readers skip them. */
function frame(paper: Paper, { letterhead, foot }: Sheet) {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    // The foot is below the margin, where a text would begin a new page.
    paper.page.margins.bottom = 0;
    paper.markContent("Artifact", { type: "Pagination" });
    const { width, height } = paper.page;
    paper.rect(0, 0, width, HEAD).fill(colours.night);
    for (const [index, colour] of edge.entries())
      paper.rect((index * width) / 3, HEAD, width / 3 + 0.5, 4).fill(colour);
    const name = set(paper, letterhead.name, { size: 15, strong: true, colour: "#f4f1ff" });
    paper.text(name, MARGIN, 18, { lineBreak: false });
    const note = set(paper, letterhead.note, { size: 9.5, colour: "#c9c5ee" });
    paper.text(note, MARGIN, 38, { lineBreak: false });
    const end = `${foot} · ${page + 1} / ${count}`;
    const shown = set(paper, end, { size: 8.5, colour: colours.muted });
    paper.text(shown, MARGIN, height - 40, { width: WIDTH, lineBreak: false });
    paper.endMarkedContent();
  }
  paper.flushPages();
}
