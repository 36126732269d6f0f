import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type DiskCalls, diskCalls, writeDurably } from "./write-durably.server.ts";

const folder = mkdtempSync(join(tmpdir(), "erabao-durable-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bytes = Buffer.from("%PDF-1.7");

/** Real disk calls that are also recorded; temporary names are shortened. */
function recordCalls(calls: string[], fails?: "rename"): DiskCalls {
  const short = (path: unknown) => basename(`${path}`).replace(/^\.[\w-]{36}$/, "unnamed");
  return {
    ...diskCalls,
    open: async (path, ...rest) => {
      const file = await diskCalls.open(path, ...rest);
      const sync = file.sync.bind(file);
      file.sync = async () => {
        calls.push(`sync ${short(path)}`);
        await sync();
      };
      return file;
    },
    rename: async (from, to) => {
      calls.push(`rename ${short(from)} ${short(to)}`);
      if (fails) throw new Error("no space left");
      await diskCalls.rename(from, to);
    },
  };
}

test("writeDurably: flushes the bytes before renaming, and the folder before it returns (R-02)", async () => {
  const calls: string[] = [];
  await writeDurably(join(folder, "proofs", "one"), bytes, recordCalls(calls));
  expect(calls).toEqual([
    "sync unnamed",
    "rename unnamed one",
    "sync proofs",
    `sync ${basename(folder)}`,
  ]);
  expect(readFileSync(join(folder, "proofs", "one")).equals(bytes)).toBe(true);
});

test("writeDurably: leaves no file behind when it fails", async () => {
  const targetPath = join(folder, "proofs", "two");
  await expect(writeDurably(targetPath, bytes, recordCalls([], "rename"))).rejects.toThrow(
    "no space",
  );
  expect(readdirSync(join(folder, "proofs"))).toEqual(["one"]);
});
