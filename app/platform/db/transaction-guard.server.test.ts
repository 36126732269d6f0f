import { describe, expect, it } from "vitest";
import { scanBytes } from "#app/platform/antivirus/clamd.server.ts";
import type { Email } from "#app/platform/mail/email.ts";
import { checkMailServer, sendEmail } from "#app/platform/mail/mailer.server.ts";
import { copyFile, getFile, putFile, removeFile } from "#app/platform/storage/storage.server.ts";
import { sendWhatsapp } from "#app/platform/whatsapp/whatsapp.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { testPermit } from "#tests/support/store-permit.ts";
import { dryRun, transaction } from "./client.server.ts";

await createTestDatabase();

const bytes = Buffer.from("bulletin");
const email: Email = {
  ...{ id: "0199f1f4-0000-7000-8000-000000000000", kind: "account", to: "awa@exemple.test" },
  ...{ subject: "Reçu", text: "Reçu", html: "<p>Reçu</p>", locale: "fr" },
  ...{ replyTo: null, unsubscribe: null, events: [] },
};
const calls: [name: string, call: () => Promise<unknown>][] = [
  ["putFile", () => putFile("proofs/guarded", bytes, "application/pdf")],
  ["copyFile", () => copyFile("proofs/guarded", "proofs/copy")],
  ["getFile", () => getFile("proofs/guarded")],
  ["removeFile", () => removeFile(testPermit, "proofs/guarded")],
  ["sendMail", () => sendEmail(email)],
  ["checkMailServer", () => checkMailServer()],
  ["sendWhatsapp", () => sendWhatsapp({ id: "1", to: "+221770000000", text: "x", locale: "fr" })],
  ["scanBytes", () => scanBytes({ host: "127.0.0.1", port: 1 }, bytes)],
];

describe("refuseInTransaction", () => {
  it.each(calls)("throws for %s inside a transaction and inside a dry run", async (_, call) => {
    const refused = "was called inside a transaction";
    await expect(transaction(call)).rejects.toThrow(refused);
    await expect(dryRun(call)).rejects.toThrow(refused);
  });

  it("throws in work that a transaction started and did not wait for", async () => {
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
