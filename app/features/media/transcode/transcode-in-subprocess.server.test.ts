import { expect, test } from "vitest";
import { TranscodeError, transcodeInSubprocess } from "./transcode-in-subprocess.server.ts";

const program = "tests/support/transcoders/failing-transcoder.ts";

/** What came of a maker that has this illness, and how it ended. */
async function runTranscoder(illness: string, timeoutMs = 60_000) {
  const files: string[] = [];
  const renditions = [
    { file: `${illness}.avif`, format: "avif", width: 480, maxBytes: 1 } as const,
  ];
  try {
    for await (const { file, bytes } of transcodeInSubprocess(Buffer.from("x"), renditions, {
      program,
      patience: timeoutMs,
    }))
      files.push(`${file} ${bytes}`);
  } catch (error) {
    return { files, failed: error instanceof TranscodeError };
  }
  return { files, failed: false };
}

test("of a maker that is killed what is whole is kept, and what is half is not", async () => {
  expect(await runTranscoder("killed")).toEqual({ files: ["killed.avif made"], failed: true });
});

test("a maker that hangs is ended, and one that takes too much memory ends itself", async () => {
  expect(await runTranscoder("hangs", 1_000)).toEqual({ files: [], failed: true });
  expect(await runTranscoder("hungry")).toEqual({ files: [], failed: true });
}, 60_000);
