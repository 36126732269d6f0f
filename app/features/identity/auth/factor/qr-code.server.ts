import { generate } from "lean-qr";

/** A QR code to draw: its side in modules, margin included, and an SVG path of the dark ones. */
export type QrDrawing = { side: number; path: string };

/** The margin that readers need around a code (ISO/IEC 18004): four modules. */
const MARGIN_MODULES = 4;

/** Draws a text as a QR code, on the server: nothing leaves for another host, nothing is sent to draw. */
export function drawQrCode(text: string): QrDrawing {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => drawRow(code, y));
  return { side: code.size + 2 * MARGIN_MODULES, path: rows.join("") };
}

/** The dark runs of one row. */
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
