import sharp from "sharp";

/**
 * Closes, in this process, every reader of pictures but those of photographs (UP-03): what
 * a person sends never reaches the others, whatever it says it is.
 */
export function restrictPictureDecoders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
}
