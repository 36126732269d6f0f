// Subprocess that re-encodes one large picture from stdin to stdout. Exit code 2 means that it cannot be decoded.
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { exitAboveMemory } from "#app/platform/memory-limit.ts";
import { type PictureType, rewritePicture } from "./rewrite-picture.ts";

const [type = "image/jpeg", timeoutSeconds = "", maxMemoryBytes = ""] = process.argv.slice(2);
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
exitAboveMemory(Number(maxMemoryBytes));

const input = await buffer(process.stdin);
const rewritten = await rewritePicture(input, type as PictureType, Number(timeoutSeconds)).catch(
  () => null,
);
if (rewritten) process.stdout.write(rewritten);
else process.exitCode = 2;
