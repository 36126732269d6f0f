import sharp from "sharp";
import { atMost } from "#app/platform/at-most.ts";
import { programApart } from "#app/platform/program-apart.ts";
import { runApart, type Times } from "../apart.server.ts";
import { type FileRefusal, unread } from "../document.ts";
import { MOST_PIXELS, type PictureType, rewritePicture } from "./rewrite-picture.ts";

// A phone's photo must not take the machine from the others: one picture at a time, and nothing kept of it.
sharp.concurrency(1);
sharp.cache(false);
const oneByOne = atMost(1);

const LARGE_PICTURE = programApart("app/features/documents/picture/large-picture.ts");
/** Above so many pixels a picture may take hundreds of megabytes, and is decoded in a process apart. */
const MOST_PIXELS_HERE = 40_000_000;
const TIMEOUT_SECONDS = 10;
type LargeLimits = Times & { memoryBytes: number };
/** The largest picture takes a third of this time, and its process half of this memory unless it was made to harm. */
const LARGE: LargeLimits = {
  ...{ processor: 30, patience: 60_000, memoryBytes: 600_000_000 },
};

const damaged: FileRefusal = { ok: false, reason: "file-damaged" };

/**
 * Writes a picture again from its pixels (`rewritePicture`). Refuses `file-damaged`, what cannot be decoded to its end;
 * `file-pixels`, one of more than 210 million pixels; `picture-heavy`, one that needs more memory than there is for it; and
 * as `unread` what the machine had no time for.
 */
export async function preparePicture(
  sent: Uint8Array,
  type: PictureType,
  large = LARGE,
): Promise<{ ok: true; bytes: Uint8Array } | FileRefusal> {
  // Its head says how large it is: one that is too large does not wait for its turn.
  const claimed = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!claimed) return damaged;
  const pixels = claimed.width * claimed.height;
  if (pixels > MOST_PIXELS) {
    const [has, most] = [Math.ceil(pixels / 1_000_000), MOST_PIXELS / 1_000_000];
    return { ok: false, reason: `file-pixels:${has},${most}` };
  }
  if (pixels > MOST_PIXELS_HERE) return oneByOne(() => prepareLarge(sent, type, large));
  try {
    const bytes = await oneByOne(() => rewritePicture(sent, type, TIMEOUT_SECONDS));
    return { ok: true, bytes };
  } catch (error) {
    return isLate(error) ? unread : damaged;
  }
}

async function prepareLarge(sent: Uint8Array, type: PictureType, large: LargeLimits) {
  const args = [type, large.processor, large.memoryBytes].map(String);
  // The library that decodes is machine code.
  const flags = ["--allow-addons"];
  const { code, isLate, said } = await runApart(LARGE_PICTURE, sent, large, args, flags);
  if (isLate) return unread;
  if (code === 1) throw new Error("the reader of large pictures failed");
  if (code === 2) return damaged;
  // It was ended: it needed too much memory or time.
  if (code !== 0) return { ok: false as const, reason: "picture-heavy" };
  return { ok: true as const, bytes: new Uint8Array(said) };
}

/** The clock of libvips, as it says it: nothing is wrong with the picture. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout:");
}
