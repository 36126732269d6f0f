import { createRequire } from "node:module";
import { generate } from "lean-qr";
import type { PdfBlock, PdfContent } from "./pdf-content.ts";
import { toVisualOrder } from "./visual-order.ts";

type PdfDocument = PDFKit.PDFDocument;

/** A4, in points. The text column holds about ninety characters. */
const MARGIN = 56;
const HEADER_HEIGHT = 62;
const TEXT_WIDTH = 595.28 - 2 * MARGIN;
const colours = { ink: "#17153b", muted: "#55527a", line: "#d9d6e8", header: "#151338" };
const borderColours = ["#c2331f", "#f2b33d", "#2f7a63"];

const packages = createRequire(import.meta.url);
const fonts = {
  plain: "@fontsource/figtree/files/figtree-latin-400-normal.woff",
  strong: "@fontsource/figtree/files/figtree-latin-700-normal.woff",
  // For names in any other script: one font family that covers them all is worth its bytes.
  "plain-any": "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "strong-any": "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
};

/** The characters in the Latin subset of the school's font: the `unicode-range` of its package. */
const LATIN_TEXT =
  /^[\u0020-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122]*$/;

/** Renders a PDF file in A4, tagged for screen readers, with embedded fonts. The library is loaded at first use. */
export async function renderPdf(content: PdfContent): Promise<Uint8Array> {
  const { default: Document } = await import("pdfkit");
  const pdf = new Document({
    size: "A4",
    margins: { top: HEADER_HEIGHT + 34, bottom: 64, left: MARGIN, right: MARGIN },
    lang: content.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.7",
    bufferPages: true,
    info: {
      Title: content.title,
      Author: content.letterhead.name,
      Creator: content.letterhead.name,
    },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, packages.resolve(file));
  const bytes = readBytes(pdf);
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  for (const block of content.blocks) body.add(blockRenderers[block.part](pdf, block as never));
  body.end();
  drawHeadersAndFooters(pdf, content);
  pdf.end();
  return bytes;
}

async function readBytes(pdf: PdfDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}

type Style = { size: number; colour?: string; strong?: boolean; above?: number };

/**
 * Selects a font that has every character of this text. The narrow no-break space, which few fonts have, becomes a
 * no-break space.
 */
function applyStyle(
  pdf: PdfDocument,
  text: string,
  { size, colour = colours.ink, strong = false }: Style,
) {
  const drawn = toVisualOrder(text.replaceAll("\u202F", "\u00A0"));
  const weight = strong ? "strong" : "plain";
  pdf
    .font(LATIN_TEXT.test(drawn) ? weight : `${weight}-any`)
    .fontSize(size)
    .fillColor(colour);
  return drawn;
}

function textBlock(kind: "H1" | "H2" | "P", style: Style) {
  return (pdf: PdfDocument, { text }: { text: string }) =>
    pdf.struct(kind, {}, () => {
      pdf.y += style.above ?? 0;
      // Do not leave a heading alone at the bottom of a page.
      if (kind !== "P" && pdf.y + 4 * style.size > pdf.page.maxY()) pdf.continueOnNewPage();
      pdf.text(applyStyle(pdf, text, style), MARGIN, pdf.y, { width: TEXT_WIDTH, lineGap: 3 });
    });
}

type BlockRenderers = {
  [P in PdfBlock["part"]]: (
    pdf: PdfDocument,
    block: Extract<PdfBlock, { part: P }>,
  ) => PDFKit.PDFStructureElement;
};

const blockRenderers: BlockRenderers = {
  title: textBlock("H1", { size: 23, strong: true }),
  heading: textBlock("H2", { size: 14, strong: true, above: 20 }),
  text: textBlock("P", { size: 11, above: 6 }),
  note: textBlock("P", { size: 9.5, colour: colours.muted, above: 6 }),
  figure: textBlock("P", { size: 30, strong: true, above: 8 }),
  rows: (pdf, { rows }) => {
    const list = pdf.struct("L");
    for (const [index, row] of rows.entries()) {
      // Do not leave the last of several rows alone at the top of a page.
      const reservedHeight = index === rows.length - 2 ? ROW_HEIGHT : 0;
      list.add(pdf.struct("LI", {}, () => drawRow(pdf, row, reservedHeight)));
    }
    list.end();
    return list;
  },
  code: (pdf, { address, alternative, lines }) => {
    const group = pdf.struct("Sect");
    group.add(pdf.struct("Figure", { alt: alternative }, () => drawQrCode(pdf, address)));
    group.add(pdf.struct("P", {}, () => drawTextBeside(pdf, lines)));
    group.end();
    return group;
  },
};

const LABEL_WIDTH = 168;
/** The height of a one-line row, in points. */
const ROW_HEIGHT = 26;

/**
 * Draws a label and its value, both possibly on several lines. `reservedHeight` is the space that must stay free
 * below, in points.
 */
function drawRow(
  pdf: PdfDocument,
  { label, value }: { label: string; value: string },
  reservedHeight: number,
) {
  const [small, normal] = [{ size: 9.5, colour: colours.muted }, { size: 11 }];
  const valueOptions = { width: TEXT_WIDTH - LABEL_WIDTH, lineGap: 2 };
  const labelOptions = { width: LABEL_WIDTH - 14, lineGap: 2 };
  const drawn = applyStyle(pdf, value, normal);
  const height = Math.max(pdf.heightOfString(drawn, valueOptions), 14) + 10;
  if (pdf.y + height + reservedHeight > pdf.page.maxY()) pdf.continueOnNewPage();
  const top = pdf.y + 6;
  pdf.text(applyStyle(pdf, label, small), MARGIN, top + 1, labelOptions);
  const labelEnd = pdf.y;
  pdf.text(applyStyle(pdf, value, normal), MARGIN + LABEL_WIDTH, top, valueOptions);
  pdf.y = Math.max(labelEnd, pdf.y) + 5;
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + TEXT_WIDTH, pdf.y)
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke();
}

const QR_SIZE = 104;

function drawQrCode(pdf: PdfDocument, address: string) {
  const code = generate(address);
  const cell = QR_SIZE / code.size;
  pdf.y += 22;
  if (pdf.y + QR_SIZE > pdf.page.maxY()) pdf.continueOnNewPage();
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) pdf.rect(MARGIN + x * cell, pdf.y + y * cell, cell, cell);
  pdf.fill(colours.ink);
  // On a screen the QR code can be clicked.
  pdf.link(MARGIN, pdf.y, QR_SIZE, QR_SIZE, address);
}

function drawTextBeside(pdf: PdfDocument, lines: string[]) {
  const top = pdf.y;
  const left = MARGIN + QR_SIZE + 24;
  for (const [index, text] of lines.entries()) {
    const style = index === 0 ? { size: 12, strong: true } : { size: 10.5, colour: colours.muted };
    pdf.text(applyStyle(pdf, text, style), left, index === 0 ? top + 4 : pdf.y + 5, {
      width: TEXT_WIDTH - QR_SIZE - 24,
      lineGap: 2,
    });
  }
  pdf.y = Math.max(pdf.y, top + QR_SIZE) + 10;
}

/** Draws header and footer of each page once the page count is known. Screen readers skip them. */
function drawHeadersAndFooters(pdf: PdfDocument, { letterhead, footer: foot }: PdfContent) {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The footer is below the bottom margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    const { width, height } = pdf.page;
    pdf.rect(0, 0, width, HEADER_HEIGHT).fill(colours.header);
    for (const [index, colour] of borderColours.entries())
      pdf.rect((index * width) / 3, HEADER_HEIGHT, width / 3 + 0.5, 4).fill(colour);
    const name = applyStyle(pdf, letterhead.name, { size: 15, strong: true, colour: "#f4f1ff" });
    pdf.text(name, MARGIN, 18, { lineBreak: false });
    const note = applyStyle(pdf, letterhead.note, { size: 9.5, colour: "#c9c5ee" });
    pdf.text(note, MARGIN, 38, { lineBreak: false });
    const footerText = `${foot} · ${page + 1} / ${count}`;
    const drawn = applyStyle(pdf, footerText, { size: 8.5, colour: colours.muted });
    pdf.text(drawn, MARGIN, height - 40, { width: TEXT_WIDTH, lineBreak: false });
    pdf.endMarkedContent();
  }
  pdf.flushPages();
}
