import { generate } from "lean-qr";

/** A QR code: its side in modules, margin included, and the SVG path of its dark modules. */
export type QrDrawing = { side: number; path: string };

/** The margin that scanners need around a code (ISO/IEC 18004), in modules. */
const MARGIN_MODULES = 4;

/** Draws a text as a QR code on the server: the secret goes to no other host and pages need no drawing script. */
export function drawQrCode(text: string): QrDrawing {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => drawRow(code, y));
  return { side: code.size + 2 * MARGIN_MODULES, path: rows.join("") };
}

/** The path of the dark runs in one row. */
function drawRow(code: ReturnType<typeof generate>, y: number): string {
  let runs = "";
  for (let x = 0; x < code.size; x += 1) {
    const start = x;
    while (code.get(x, y)) x += 1;
    if (x > start)
      runs += `M${start + MARGIN_MODULES} ${y + MARGIN_MODULES}h${x - start}v1h-${x - start}z`;
  }
  return runs;
}
