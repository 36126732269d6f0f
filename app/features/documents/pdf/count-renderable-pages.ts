/** The longer side in pixels: enough to know that a page can be drawn. */
const PREVIEW_SIDE_PX = 200;

/**
 * How many pages the reader that shows a document to the staff finds in it; null when that reader does not open it, or
 * does not draw its first page.
 */
export async function countRenderablePages(bytes: Uint8Array): Promise<number | null> {
  // Loaded when a document deserves it: a refused one costs half as much without.
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = PREVIEW_SIDE_PX / Math.max(originalWidth, originalHeight, 1);
    const { width, height } = await page.render({ scale, render: "bitmap" });
    return width > 0 && height > 0 ? document.getPageCount() : null;
  } catch {
    // What it says of the document differs from fault to fault; none of it can be shown.
    return null;
  }
}
