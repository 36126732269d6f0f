import type { Page } from "@playwright/test";

/** A photograph as a telephone takes it: twelve millions of pixels, dark at its left edge. */
export async function phonePhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("no canvas");
    const light = pen.createLinearGradient(0, 0, 4000, 0);
    light.addColorStop(0, "#100f2b");
    light.addColorStop(0.3, "#e9d9bf");
    light.addColorStop(1, "#81543a");
    pen.fillStyle = light;
    pen.fillRect(0, 0, 4000, 3000);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 1 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}
