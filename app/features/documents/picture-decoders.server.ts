import sharp from "sharp";

/**
 * Disables every image decoder of this process except JPEG and PNG (requirement UP-03), so that an upload never reaches
 * another decoder.
 */
export function restrictPictureDecoders(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
}
