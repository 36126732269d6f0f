import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";

/** The drawing operators of each page, as another PDF library reads them. */
async function readPageOperators(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map((page) => {
    const contents = page.node.Contents();
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((one) => document.context.lookup(one))
        : [contents];
    return streams
      .map((one) => {
        if (!(one instanceof PDFRawStream)) throw new Error("a page without content");
        return Buffer.from(decodePDFRawStream(one).decode()).toString("latin1");
      })
      .join("\n");
  });
}

export type MarkedContentCounts = { opened: number; closed: number; lowestDepth: number };

/**
 * How many marked-content sections each page opens and closes; `lowestDepth` is negative when one closes too many.
 */
export async function countMarkedContent(pdf: Uint8Array): Promise<MarkedContentCounts[]> {
  return (await readPageOperators(pdf)).map((drawn) => {
    const marks = { opened: 0, closed: 0, lowestDepth: 0 };
    // Texts are written as glyph numbers, so no text can look like an operator.
    for (const [operator] of drawn.matchAll(/(?<=^|\s)(?:BMC|BDC|EMC)(?=\s|$)/g)) {
      if (operator === "EMC") marks.closed += 1;
      else marks.opened += 1;
      marks.lowestDepth = Math.min(marks.lowestDepth, marks.opened - marks.closed);
    }
    return marks;
  });
}
