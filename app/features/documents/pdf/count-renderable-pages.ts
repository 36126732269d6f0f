/** Large enough to know that a page can be rendered. */
const PREVIEW_SIDE_PX = 200;

/**
 * Counts the pages with the library that renders documents for the staff. Returns null when it cannot open the document
 * or render its first page.
 */
export async function countRenderablePages(bytes: Uint8Array): Promise<number | null> {
  // Loaded only here: a refused document then costs half as much.
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
    // Its errors vary, and none can be shown.
    return null;
  }
}
