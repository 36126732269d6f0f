// The width of A4 in points.
const A4_WIDTH = 595;

/**
 * Creates a PDF with one photo per page, in order and as wide as A4. `photos` are RGB JPEGs from a browser, embedded
 * unchanged; throws for other data.
 */
export function createPhotoPdf(photos: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const append = (chunk: string | Uint8Array) => {
    const bytes = typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
    chunks.push(bytes);
    length += bytes.length;
  };
  const appendObject = (number: number, ...body: (string | Uint8Array)[]) => {
    offsets[number] = length;
    append(`${number} 0 obj\n`);
    body.forEach(append);
    append("\nendobj\n");
  };
  // Three objects per page, from number 3 on: the page, its drawing commands, and the photo.
  const pages = photos.map((photo, i) => ({ photo, number: 3 + i * 3, ...getJpegSize(photo) }));
  append("%PDF-1.4\n%\u00e9\u00e9\n");
  appendObject(1, "<</Type/Catalog/Pages 2 0 R>>");
  const kids = pages.map(({ number }) => `${number} 0 R`).join(" ");
  appendObject(2, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  for (const { photo, number, width, height } of pages) {
    const [w, h] = [A4_WIDTH, Math.round((A4_WIDTH * height) / width)];
    const drawing = `${w} 0 0 ${h} 0 0 cm /P Do`;
    const box = `/MediaBox[0 0 ${w} ${h}]/Resources<</XObject<</P ${number + 2} 0 R>>>>`;
    appendObject(number, `<</Type/Page/Parent 2 0 R${box}/Contents ${number + 1} 0 R>>`);
    appendObject(number + 1, `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`);
    const imageType = "/Type/XObject/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8";
    const image = `${imageType}/Filter/DCTDecode/Width ${width}/Height ${height}`;
    appendObject(number + 2, `<<${image}/Length ${photo.length}>>\nstream\n`, photo, "\nendstream");
  }
  const xrefOffset = length;
  const xrefLines = offsets
    .slice(1)
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  append(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${xrefLines.join("")}`);
  append(`trailer\n<</Size ${offsets.length}/Root 1 0 R>>\nstartxref\n${xrefOffset}\n%%EOF\n`);
  return concatBytes(chunks, length);
}

function concatBytes(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    file.set(chunk, offset);
    offset += chunk.length;
  }
  return file;
}

/** The pixel size of a JPEG, from its frame header (ITU T.81, B.2.2). */
function getJpegSize(photo: Uint8Array): { width: number; height: number } {
  const view = new DataView(photo.buffer, photo.byteOffset, photo.byteLength);
  for (let offset = 2; offset + 9 < photo.length; offset += 2 + view.getUint16(offset + 2)) {
    const marker = view.getUint16(offset);
    const isFrame = marker >= 0xffc0 && marker <= 0xffc2;
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    if (marker < 0xff00) break;
  }
  throw new Error("a photo is not a JPEG");
}
