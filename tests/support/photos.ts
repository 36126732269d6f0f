import sharp from "sharp";

/** Creates a noisy photo that compresses badly, like a printed page in poor light. */
export async function createGrainyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
  return sharp({ create: { width, height, channels: 3, noise, background: "#808080" } })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .withExif({ IFD0: { Make: "Tecno" } })
    .toBuffer();
}

/** Creates a photo of a page with a few lines, in the size of a phone's camera. */
export async function createPagePhoto(
  width: number,
  height: number,
  paper: string,
): Promise<Buffer> {
  const lines = Array.from(
    { length: 40 },
    (_, i) => `<rect x="8%" y="${4 + i * 2.3}%" width="${50 + ((i * 7) % 34)}%" height="0.9%"/>`,
  );
  const ink = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join("")}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: Buffer.from(ink) }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Creates a photo that is dark at its left edge, by default twelve megapixels as from a phone. */
export async function createPhonePhoto(width = 4000, height = 3000): Promise<Buffer> {
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="light">
    <stop stop-color="#100f2b"/><stop offset="0.3" stop-color="#e9d9bf"/><stop offset="1" stop-color="#81543a"/>
  </linearGradient><rect width="${width}" height="${height}" fill="url(#light)"/></svg>`;
  return sharp(Buffer.from(light)).flatten().jpeg({ quality: 100 }).toBuffer();
}
