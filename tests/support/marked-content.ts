import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";

/** What a page draws, operator by operator, as a library that did not write it reads it. */
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

/** How many sections of marked content each page opens and closes; the depth is below zero where one closes too many. */
export async function countMarkedContent(pdf: Uint8Array): Promise<MarkedContentCounts[]> {
  return (await readPageOperators(pdf)).map((drawn) => {
    const marks = { opened: 0, closed: 0, lowestDepth: 0 };
    // Texts are written as numbers of letters: no word of a text is taken for an operator.
    for (const [operator] of drawn.matchAll(/(?<=^|\s)(?:BMC|BDC|EMC)(?=\s|$)/g)) {
      if (operator === "EMC") marks.closed += 1;
      else marks.opened += 1;
      marks.lowestDepth = Math.min(marks.lowestDepth, marks.opened - marks.closed);
    }
    return marks;
  });
}
