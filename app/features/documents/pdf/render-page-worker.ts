// Subprocess that renders one page of a PDF from stdin, or none to count the pages. It writes a line of JSON, then the
// pixels; a page that cannot be rendered has no size.
import { buffer } from "node:stream/consumers";
import { PDFiumLibrary } from "@hyzyla/pdfium";

const [pageNumber = 0, side = 0] = process.argv.slice(2).map(Number);
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(await buffer(process.stdin));
const pages = document.getPageCount();
const rendered = pageNumber >= 1 && pageNumber <= pages ? await drawPage().catch(() => null) : null;
process.stdout.write(
  `${JSON.stringify({ pages, width: rendered?.width, height: rendered?.height })}\n`,
);
if (rendered) process.stdout.write(rendered.data);

async function drawPage() {
  const page = document.getPage(pageNumber - 1);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = side / Math.max(originalWidth, originalHeight, 1);
  return page.render({ scale, render: "bitmap" });
}
