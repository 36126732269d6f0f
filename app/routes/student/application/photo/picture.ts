import { getPortraitSide, MAX_PORTRAIT_BYTES } from "#app/features/documents/portrait.ts";
import type { Crop, Size } from "./crop.ts";

/** A drawable picture, upright, in its own size. */
export type Picture = HTMLCanvasElement;

/** The 12 megapixels of a phone are too many to move on a cheap one. */
const MAX_SIDE_PIXELS = 1600;

/** Reads a selected file; returns null when this browser cannot decode it, and the server then decides. */
export async function readPicture(file: File): Promise<Picture | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = bitmap;
    const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(width, height));
    const picture = createCanvas({ width: width * scale, height: height * scale });
    getDrawingContext(picture).drawImage(bitmap, 0, 0, picture.width, picture.height);
    bitmap.close();
    return picture;
  } catch {
    // Not a picture, or a format that only some browsers decode.
    return null;
  }
}

/** Returns the picture rotated by 90 degrees, clockwise. */
export function rotatePicture(picture: Picture): Picture {
  const rotated = createCanvas({ width: picture.height, height: picture.width });
  const context = getDrawingContext(rotated);
  context.translate(rotated.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  return rotated;
}

/** Draws the whole picture on a square canvas, darkened outside the crop. */
export function drawStage(stage: HTMLCanvasElement, picture: Picture, crop: Crop): void {
  const { scale, left, top } = fitPicture(stage, picture);
  const context = getDrawingContext(stage);
  context.clearRect(0, 0, stage.width, stage.height);
  context.drawImage(picture, left, top, picture.width * scale, picture.height * scale);
  const [x, y, side] = [left + crop.x * scale, top + crop.y * scale, crop.side * scale];
  context.fillStyle = "rgb(13 11 38 / 0.6)";
  context.fillRect(0, 0, stage.width, stage.height);
  context.drawImage(picture, crop.x, crop.y, crop.side, crop.side, x, y, side, side);
  context.strokeStyle = "#fff";
  context.lineWidth = stage.width / 130;
  context.strokeRect(x, y, side, side);
}

/** Returns the scale of a picture on the canvas (canvas pixels per picture pixel) and its top left corner. */
export function fitPicture(stage: Size, picture: Size) {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  const left = (stage.width - picture.width * scale) / 2;
  return { scale, left, top: (stage.height - picture.height * scale) / 2 };
}

/** Draws the cropped part of the picture. */
export function drawCrop(canvas: HTMLCanvasElement, picture: Picture, crop: Crop): void {
  const { x, y, side } = crop;
  const context = getDrawingContext(canvas);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns the cropped part as a JPEG file, small enough for an expensive network. */
export async function createPortraitFile(
  picture: Picture,
  crop: Crop,
  name: string,
): Promise<File> {
  const width = Math.round(crop.side);
  const side = getPortraitSide({ width, height: width }) ?? width;
  const canvas = createCanvas({ width: side, height: side });
  drawCrop(canvas, picture, crop);
  let blob: Blob | null = null;
  for (const quality of [0.85, 0.7, 0.55, 0.4]) {
    blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    if (!blob || blob.size < MAX_PORTRAIT_BYTES) break;
  }
  if (!blob) throw new Error("a picture was not written");
  return new File([blob], `${name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
}

function createCanvas({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

function getDrawingContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws nothing");
  return context;
}
