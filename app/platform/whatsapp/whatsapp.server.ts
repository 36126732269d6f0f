import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { now } from "../clock.ts";
import { config } from "../config.server.ts";
import type { Database } from "../db/client.server.ts";
import { refuseInTransaction } from "../db/transaction-guard.server.ts";
import { newId } from "../ids.ts";
import { enqueue } from "../jobs/queue.server.ts";

const messageSchema = z.object({
  id: z.string(),
  /** In international format. */
  to: z.string(),
  text: z.string(),
  locale: z.enum(["fr", "en"]),
});
export type WhatsappMessage = z.infer<typeof messageSchema>;
export type StoredWhatsappMessage = WhatsappMessage & { sentAt: string };

/**
 * Sends a message to WhatsApp; must stop when the signal aborts. When it throws, the job retries with the same id.
 */
export type WhatsappProvider = (message: WhatsappMessage, signal: AbortSignal) => Promise<void>;

/** Limit for one message, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The job that sends one message. */
export const WHATSAPP_QUEUED = { name: "whatsapp.requested", payload: messageSchema };

let provider: WhatsappProvider | undefined;

/** Queues a message in the caller's transaction: both commit, or neither. */
export function enqueueWhatsapp(
  tx: Database,
  { to, text, locale }: Omit<WhatsappMessage, "id">,
): Promise<void> {
  return enqueue(tx, WHATSAPP_QUEUED, { id: newId(), to, text, locale });
}

/** Sends one message through the configured provider, else into the folder `whatsapp` of the data folder. */
export async function sendWhatsapp(message: WhatsappMessage): Promise<void> {
  refuseInTransaction("WhatsApp");
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const send = config().isRehearsal ? storeInFolder : (provider ?? storeInFolder);
  await rejectOnAbort(send(message, signal), signal);
}

/** Rejects when the signal aborts, because a provider may ignore it. */
function rejectOnAbort(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Whether messages can reach anybody: with a provider, or in a demonstration, where its mailbox page lists them. */
export function isWhatsappAvailable(): boolean {
  return provider !== undefined || config().demo;
}

/** Sets the provider of this installation; without one, messages stay in a folder. */
export function setWhatsappProvider(value: WhatsappProvider | undefined): void {
  provider = value;
}

const folder = () => join(config().dataDir, "whatsapp");

async function storeInFolder(message: WhatsappMessage): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const path = join(folder(), `${message.id}.json`);
  const stored: StoredWhatsappMessage = { ...message, sentAt: now().toISOString() };
  await writeFile(`${path}.part`, JSON.stringify(stored), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Lists the messages stored in the folder, newest first. */
export async function listStoredWhatsapp(): Promise<StoredWhatsappMessage[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith(".json"));
  const stored = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder(), name), "utf8"))),
  );
  return stored.sort((a: StoredWhatsappMessage, b: StoredWhatsappMessage) =>
    b.sentAt.localeCompare(a.sentAt),
  );
}
