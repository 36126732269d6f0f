import { expect, test } from "vitest";
import { MakerFailed, makeApart } from "./making-apart.server.ts";

const program = "tests/support/makers/ill-maker.ts";

/** What came of a maker that has this illness, and how it ended. */
async function made(illness: string, patience = 60_000) {
  const files: string[] = [];
  const wanted = [{ file: `${illness}.avif`, format: "avif", width: 480, budget: 1 } as const];
  try {
    for await (const { file, bytes } of makeApart(Buffer.from("x"), wanted, { program, patience }))
      files.push(`${file} ${bytes}`);
  } catch (error) {
    return { files, failed: error instanceof MakerFailed };
  }
  return { files, failed: false };
}

test("of a maker that is killed what is whole is kept, and what is half is not", async () => {
  expect(await made("killed")).toEqual({ files: ["killed.avif made"], failed: true });
});

test("a maker that hangs is ended, and one that takes too much memory ends itself", async () => {
  expect(await made("hangs", 1_000)).toEqual({ files: [], failed: true });
  expect(await made("hungry")).toEqual({ files: [], failed: true });
}, 60_000);
