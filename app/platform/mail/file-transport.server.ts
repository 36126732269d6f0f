import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { now } from "../clock.ts";
import { composeEmail } from "./compose.server.ts";
import type { Email, MailTransport } from "./email.ts";

export type StoredEmail = Email & { sentAt: string };

/** Writes each email into a folder: `.eml` for a mail program, `.json` for the page that lists them. */
export function fileTransport(folder: string): MailTransport {
  return {
    send: async (email) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stored: StoredEmail = { ...email, sentAt: now().toISOString() };
      await writeAtomically(join(folder, `${email.id}.eml`), await composeEmail(email));
      await writeAtomically(join(folder, `${email.id}.json`), JSON.stringify(stored));
    },
    check: async () => {},
    close: () => {},
  };
}

async function writeAtomically(path: string, bytes: Buffer | string) {
  await writeFile(`${path}.part`, bytes, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Lists the emails stored in a folder, newest first. */
export async function listStoredEmails(folder: string): Promise<StoredEmail[]> {
  const names = await readdir(folder).catch(() => []);
  const jsonNames = names.filter((name) => name.endsWith(".json"));
  const emails = await Promise.all(jsonNames.map((name) => readStoredEmail(join(folder, name))));
  return emails.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}

async function readStoredEmail(path: string): Promise<StoredEmail> {
  return JSON.parse(await readFile(path, "utf8"));
}
