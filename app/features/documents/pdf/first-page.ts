/** The longer side in pixels: enough to know that a page can be drawn. */
const SIDE = 200;

/** Whether the reader that shows pages to the staff opens this document and draws its first page. */
export async function canDrawFirstPage(bytes: Uint8Array): Promise<boolean> {
  // Loaded when a document deserves it: a refused one costs half as much without.
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init();
  try {
    const page = (await library.loadDocument(bytes)).getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = SIDE / Math.max(originalWidth, originalHeight, 1);
    const { width, height } = await page.render({ scale, render: "bitmap" });
    return width > 0 && height > 0;
  } catch {
    // What it says of the document differs from fault to fault; none of it can be shown.
    return false;
  }
}
