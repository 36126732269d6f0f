import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { getFile, putFile } from "#app/platform/storage/storage.server.ts";
import type { Kind } from "./document.ts";
import { fileRemoved } from "./jobs.server.ts";
import type { Prepared } from "./prepare.server.ts";

/** Keeps a prepared file for its owner: the bytes are safe before the transaction that names them ends. */
export async function keepFile(tx: Database, ownerId: string, file: Prepared): Promise<string> {
  const id = newId();
  const key = `proofs/${id}`;
  const { name, type, bytes } = file;
  await putFile(key, bytes, type);
  await tx
    .insert(files)
    .values({ id, ownerId, key, name, type, size: bytes.length, sha256: digest(bytes) });
  return id;
}

/** Removes a file that nothing refers to any more; its bytes go after the transaction. */
export async function dropFile(tx: Database, id: string): Promise<void> {
  const [gone] = await tx.delete(files).where(eq(files.id, id)).returning({ key: files.key });
  if (gone) await enqueue(tx, fileRemoved, { key: gone.key });
}

export type KeptFile = {
  id: string;
  ownerId: string;
  key: string;
  name: string;
  type: Kind;
  sha256: string;
};

/** What is known of a file; null when there is none, or the text is no identifier. */
export async function findFile(id: string): Promise<KeptFile | null> {
  if (!validate(id)) return null;
  const [file] = await db().select().from(files).where(eq(files.id, id));
  return file ? { ...file, type: file.type as Kind } : null;
}

/** The bytes of a file. Throws when they are not those that were kept. */
export async function readFile(file: KeptFile): Promise<Uint8Array> {
  const bytes = await getFile(file.key);
  if (digest(bytes) !== file.sha256) throw new Error(`the file ${file.id} is not what was kept`);
  return bytes;
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
