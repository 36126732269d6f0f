import { describe, expect, it } from "vitest";
import { copyFile, getFile, putFile, removeFile } from "#app/platform/storage/storage.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { rehearse, transaction } from "./client.server.ts";

await testDatabase();

const bytes = Buffer.from("bulletin");
const calls: [name: string, call: () => Promise<unknown>][] = [
  ["putFile", () => putFile("proofs/guarded", bytes, "application/pdf")],
  ["copyFile", () => copyFile("proofs/guarded", "proofs/copy")],
  ["getFile", () => getFile("proofs/guarded")],
  ["removeFile", () => removeFile({ isStorePermit: true }, "proofs/guarded")],
];

describe("refuseInTransaction", () => {
  it.each(calls)("makes %s throw inside a transaction and inside a rehearsal", async (_, call) => {
    const refused = "was called inside a transaction";
    await expect(transaction(call)).rejects.toThrow(refused);
    await expect(rehearse(call)).rejects.toThrow(refused);
  });

  it("makes work throw that a transaction began and did not wait for", async () => {
    const begun = await transaction(async () => ({
      call: putFile("proofs/guarded", bytes, "application/pdf").catch((error: Error) => error),
    }));
    expect(await begun.call).toMatchObject({ message: expect.stringContaining("transaction") });
  });

  it("lets calls through once the transaction has ended", async () => {
    const later = Promise.withResolvers<void>();
    const { put } = await transaction(async () => ({
      put: later.promise.then(() => putFile("proofs/guarded", bytes, "application/pdf")),
    }));
    later.resolve();
    await put;
    expect(Buffer.from(await getFile("proofs/guarded"))).toEqual(bytes);
  });
});
