import sharp from "sharp";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { workerProcessPath } from "#app/platform/worker-process.ts";
import { type FileRefusal, unreadRefusal } from "../file-rules.ts";
import { runInSubprocess, type SubprocessLimits } from "../run-in-subprocess.server.ts";
import { MAX_PIXELS, type PictureType, rewritePicture } from "./rewrite-picture.ts";

// One picture at a time without cache, so that a photo does not take all CPU and memory.
sharp.concurrency(1);
sharp.cache(false);
const runOneAtATime = limitConcurrency(1);

const WORKER_PATH = workerProcessPath("app/features/documents/picture/rewrite-picture-worker.ts");
/** Larger pictures may need hundreds of megabytes, so a subprocess decodes them. */
const MAX_IN_PROCESS_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;
type LargePictureLimits = SubprocessLimits & { memoryBytes: number };
/** The largest picture takes a third of this time and, unless malicious, half of this memory. */
const LARGE_PICTURE_LIMITS: LargePictureLimits = {
  ...{ cpuSeconds: 30, timeoutMs: 60_000, memoryBytes: 600_000_000 },
};

const damagedRefusal: FileRefusal = { ok: false, reason: "file-damaged" };

/**
 * Re-encodes a picture from its pixels (`rewritePicture`). Refuses `file-damaged`, `file-pixels` (more than 210
 * megapixels) and `picture-too-complex` (too much memory); returns `unreadRefusal` when the machine had no time.
 */
export async function preparePicture(
  input: Uint8Array,
  type: PictureType,
  limits = LARGE_PICTURE_LIMITS,
): Promise<{ ok: true; bytes: Uint8Array } | FileRefusal> {
  // The header gives the size: a too large picture need not wait for its turn.
  const metadata = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) return damagedRefusal;
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PIXELS) {
    const [megapixels, maxMegapixels] = [Math.ceil(pixels / 1_000_000), MAX_PIXELS / 1_000_000];
    return { ok: false, reason: `file-pixels:${megapixels},${maxMegapixels}` };
  }
  if (pixels > MAX_IN_PROCESS_PIXELS)
    return runOneAtATime(() => rewriteInSubprocess(input, type, limits));
  try {
    const bytes = await runOneAtATime(() => rewritePicture(input, type, TIMEOUT_SECONDS));
    return { ok: true, bytes };
  } catch (error) {
    return isTimeoutError(error) ? unreadRefusal : damagedRefusal;
  }
}

async function rewriteInSubprocess(
  input: Uint8Array,
  type: PictureType,
  limits: LargePictureLimits,
) {
  const args = [type, limits.cpuSeconds, limits.memoryBytes].map(String);
  // The decoding library is native code.
  const flags = ["--allow-addons"];
  const { code, isTimedOut, output } = await runInSubprocess(
    WORKER_PATH,
    input,
    limits,
    args,
    flags,
  );
  if (isTimedOut) return unreadRefusal;
  if (code === 1) throw new Error("the picture worker failed");
  if (code === 2) return damagedRefusal;
  // Killed for exceeding its memory or CPU time.
  if (code !== 0) return { ok: false as const, reason: "picture-too-complex" };
  return { ok: true as const, bytes: new Uint8Array(output) };
}

/** The timeout of libvips: nothing is wrong with the picture. */
function isTimeoutError(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout:");
}
