/** The width of an upright A4 page and the height of one that lies, in points. */
const A4_WIDTH = 595;

/**
 * Makes one PDF of photographs, a page each in their order, as wide as A4. `photos` are JPEG files in three
 * colours, as a browser makes them; they are put in as they are, so that a page costs what its photo does.
 * Throws for what is no JPEG.
 */
export function photoPdf(photos: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, ...body: (string | Uint8Array)[]) => {
    places[number] = length;
    add(`${number} 0 obj\n`);
    body.forEach(add);
    add("\nendobj\n");
  };
  // Three objects a page, from number 3 on: the page, what is drawn on it, and the photo.
  const pages = photos.map((photo, i) => ({ photo, number: 3 + i * 3, ...sizeOf(photo) }));
  add("%PDF-1.4\n%\u00e9\u00e9\n");
  object(1, "<</Type/Catalog/Pages 2 0 R>>");
  const kids = pages.map(({ number }) => `${number} 0 R`).join(" ");
  object(2, `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  for (const { photo, number, width, height } of pages) {
    const [w, h] = [A4_WIDTH, Math.round((A4_WIDTH * height) / width)];
    const drawing = `${w} 0 0 ${h} 0 0 cm /P Do`;
    const box = `/MediaBox[0 0 ${w} ${h}]/Resources<</XObject<</P ${number + 2} 0 R>>>>`;
    object(number, `<</Type/Page/Parent 2 0 R${box}/Contents ${number + 1} 0 R>>`);
    object(number + 1, `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`);
    const kind = "/Type/XObject/Subtype/Image/ColorSpace/DeviceRGB/BitsPerComponent 8";
    const image = `${kind}/Filter/DCTDecode/Width ${width}/Height ${height}`;
    object(number + 2, `<<${image}/Length ${photo.length}>>\nstream\n`, photo, "\nendstream");
  }
  const table = length;
  const lines = places.slice(1).map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  add(`xref\n0 ${places.length}\n0000000000 65535 f \n${lines.join("")}`);
  add(`trailer\n<</Size ${places.length}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return joined(parts, length);
}

function joined(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** The size of a JPEG in pixels, from the mark that begins its frame (ITU T.81, B.2.2). */
function sizeOf(photo: Uint8Array): { width: number; height: number } {
  const view = new DataView(photo.buffer, photo.byteOffset, photo.byteLength);
  for (let at = 2; at + 9 < photo.length; at += 2 + view.getUint16(at + 2)) {
    const mark = view.getUint16(at);
    const isFrame = mark >= 0xffc0 && mark <= 0xffc2;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (mark < 0xff00) break;
  }
  throw new Error("a photo is not a JPEG");
}
