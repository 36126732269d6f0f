import { expect, test } from "vitest";
import { TranscodeError, transcodeInSubprocess } from "./transcode-in-subprocess.server.ts";

const program = "tests/support/transcoders/failing-transcoder.ts";

/** Runs a transcoder with a fault and returns the files it yielded, and whether it failed. */
async function runTranscoder(fault: string, timeoutMs = 60_000) {
  const files: string[] = [];
  const renditions = [{ file: `${fault}.avif`, format: "avif", width: 480, maxBytes: 1 } as const];
  try {
    for await (const { file, bytes } of transcodeInSubprocess(Buffer.from("x"), renditions, {
      program,
      timeoutMs,
    }))
      files.push(`${file} ${bytes}`);
  } catch (error) {
    return { files, failed: error instanceof TranscodeError };
  }
  return { files, failed: false };
}

test("transcodeInSubprocess: keeps the complete files of a killed process", async () => {
  expect(await runTranscoder("killed")).toEqual({ files: ["killed.avif made"], failed: true });
});

test("transcodeInSubprocess: kills a process that hangs or exceeds its memory", async () => {
  expect(await runTranscoder("hangs", 1_000)).toEqual({ files: [], failed: true });
  expect(await runTranscoder("hungry")).toEqual({ files: [], failed: true });
}, 60_000);
