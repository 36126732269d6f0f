import { getPortraitSide, MAX_PORTRAIT_BYTES } from "#app/features/documents/portrait.ts";
import type { Crop, Size } from "./crop.ts";

/** A picture that can be drawn, upright, of its own size. */
export type Picture = HTMLCanvasElement;

/** A telephone's twelve millions of pixels are too many to move about on a cheap one. */
const LONGEST_SIDE = 1600;

/** Reads a chosen file. Null when this browser cannot show it: the server then has its say. */
export async function readPicture(file: File): Promise<Picture | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = bitmap;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    const picture = blank({ width: width * scale, height: height * scale });
    draw(picture).drawImage(bitmap, 0, 0, picture.width, picture.height);
    bitmap.close();
    return picture;
  } catch {
    // Not a picture, or a kind that only some browsers know.
    return null;
  }
}

/** The same picture turned by a quarter, clockwise. */
export function turned(picture: Picture): Picture {
  const other = blank({ width: picture.height, height: picture.width });
  const pen = draw(other);
  pen.translate(other.width, 0);
  pen.rotate(Math.PI / 2);
  pen.drawImage(picture, 0, 0);
  return other;
}

/** Draws the whole picture in a square stage, with all but the frame in the shade. */
export function drawStage(stage: HTMLCanvasElement, picture: Picture, crop: Crop): void {
  const { scale, left, top } = placeOn(stage, picture);
  const pen = draw(stage);
  pen.clearRect(0, 0, stage.width, stage.height);
  pen.drawImage(picture, left, top, picture.width * scale, picture.height * scale);
  const [x, y, side] = [left + crop.x * scale, top + crop.y * scale, crop.side * scale];
  pen.fillStyle = "rgb(13 11 38 / 0.6)";
  pen.fillRect(0, 0, stage.width, stage.height);
  pen.drawImage(picture, crop.x, crop.y, crop.side, crop.side, x, y, side, side);
  pen.strokeStyle = "#fff";
  pen.lineWidth = stage.width / 130;
  pen.strokeRect(x, y, side, side);
}

/** How a picture stands in the stage: pixels of the stage for one of the picture, and its corner. */
export function placeOn(stage: Size, picture: Size) {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  const left = (stage.width - picture.width * scale) / 2;
  return { scale, left, top: (stage.height - picture.height * scale) / 2 };
}

/** Draws what the frame holds. */
export function drawFrame(canvas: HTMLCanvasElement, picture: Picture, crop: Crop): void {
  const { x, y, side } = crop;
  const pen = draw(canvas);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** What the frame holds as a JPEG file, light enough for a costly network. */
export async function portraitFile(picture: Picture, crop: Crop, name: string): Promise<File> {
  const width = Math.round(crop.side);
  const side = getPortraitSide({ width, height: width }) ?? width;
  const canvas = blank({ width: side, height: side });
  drawFrame(canvas, picture, crop);
  let blob: Blob | null = null;
  for (const quality of [0.85, 0.7, 0.55, 0.4]) {
    blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (!blob || blob.size < MAX_PORTRAIT_BYTES) break;
  }
  if (!blob) throw new Error("a picture was not written");
  return new File([blob], `${name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
}

function blank({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

function draw(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  return pen;
}
