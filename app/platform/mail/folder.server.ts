import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { now } from "../clock.ts";
import { composeMail } from "./compose.server.ts";
import type { Mail, Transport } from "./mail.ts";

export type KeptMail = Mail & { sentAt: string };

/** Keeps each letter in a folder: `.eml` for a mail program, `.json` for the page that lists them. */
export function folderTransport(folder: string): Transport {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const kept: KeptMail = { ...mail, sentAt: now().toISOString() };
      await keep(join(folder, `${mail.id}.eml`), await composeMail(mail));
      await keep(join(folder, `${mail.id}.json`), JSON.stringify(kept));
    },
    check: async () => {},
    close: () => {},
  };
}

async function keep(path: string, bytes: Buffer | string) {
  await writeFile(`${path}.part`, bytes, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** The letters kept in a folder, newest first. */
export async function listKeptMail(folder: string): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.filter((name) => name.endsWith(".json"));
  const mails = await Promise.all(found.map((name) => readKept(join(folder, name))));
  return mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}

async function readKept(path: string): Promise<KeptMail> {
  return JSON.parse(await readFile(path, "utf8"));
}
