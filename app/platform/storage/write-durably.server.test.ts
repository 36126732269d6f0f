import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type DiskCalls, diskCalls, writeDurably } from "./write-durably.server.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-durable-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bytes = Buffer.from("%PDF-1.7");

/** The real disk, which writes down what is asked of it; names of our own are shortened. */
function recordCalls(said: string[], fails?: "rename"): DiskCalls {
  const short = (path: unknown) => basename(`${path}`).replace(/^\.[\w-]{36}$/, "unnamed");
  return {
    ...diskCalls,
    open: async (path, ...rest) => {
      const file = await diskCalls.open(path, ...rest);
      const sync = file.sync.bind(file);
      file.sync = async () => {
        said.push(`sync ${short(path)}`);
        await sync();
      };
      return file;
    },
    rename: async (from, to) => {
      said.push(`rename ${short(from)} ${short(to)}`);
      if (fails) throw new Error("no space left");
      await diskCalls.rename(from, to);
    },
  };
}

test("bytes are on the plates before they have their name, and the name before the writing ends (R-02)", async () => {
  const said: string[] = [];
  await writeDurably(join(folder, "proofs", "one"), bytes, recordCalls(said));
  expect(said).toEqual([
    "sync unnamed",
    "rename unnamed one",
    "sync proofs",
    `sync ${basename(folder)}`,
  ]);
  expect(readFileSync(join(folder, "proofs", "one")).equals(bytes)).toBe(true);
});

test("a writing that fails leaves nothing behind", async () => {
  const targetPath = join(folder, "proofs", "two");
  await expect(writeDurably(targetPath, bytes, recordCalls([], "rename"))).rejects.toThrow(
    "no space",
  );
  expect(readdirSync(join(folder, "proofs"))).toEqual(["one"]);
});
