import { createHash } from "node:crypto";
import { eq, or } from "drizzle-orm";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { applications, cursusEntries, personalInfos } from "#app/platform/db/schema/admissions.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { newId } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/queue.server.ts";
import { getFile, putFile } from "#app/platform/storage/storage.server.ts";
import { checkPdf, checkSize, displayName, type FileRefusal, type Kind } from "./document.ts";
import { fileRemoved } from "./jobs.server.ts";
import { maySeeAsStaff } from "./policy.ts";

// One picture at a time for each request: a phone's photo must not take the machine from the others.
sharp.concurrency(1);

/** A file read, checked and cleaned, not yet kept. */
export type Prepared = { ok: true; name: string; type: Kind; bytes: Uint8Array };

/**
 * Reads a file that was sent. Its kind is decided by what is in it. Refuses an empty one, one over 10 MB,
 * a kind that is not PDF, JPG or PNG, a PDF with a password, and what cannot be decoded to the end.
 * Pictures are written again from their pixels: no place, device or hidden content goes with them.
 */
export async function prepareFile(file: File): Promise<Prepared | FileRefusal> {
  const refusal = checkSize(file.size);
  if (refusal) return refusal;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === "application/pdf") return preparePdf(file.name, bytes);
  if (type === "image/jpeg" || type === "image/png") return preparePicture(file.name, bytes, type);
  return { ok: false, reason: "file-type" };
}

function preparePdf(name: string, bytes: Uint8Array): Prepared | FileRefusal {
  const type = "application/pdf";
  const refusal = checkPdf(Buffer.from(bytes).toString("latin1"));
  return refusal ?? { ok: true, name: displayName(name, type), type, bytes };
}

/** 40 million pixels is above any phone's photo; a small file can hold a picture of billions. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 2400;

async function preparePicture(
  name: string,
  sent: Uint8Array,
  type: "image/jpeg" | "image/png",
): Promise<Prepared | FileRefusal> {
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  const picture = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "warning" })
    .autoOrient()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: 10 });
  const encoded = type === "image/png" ? picture.png() : picture.jpeg({ quality: 85 });
  try {
    const bytes = new Uint8Array(await encoded.toBuffer());
    return { ok: true, name: displayName(name, type), type, bytes };
  } catch {
    // The picture cannot be decoded: what is wrong with it is not our fault, and the person can act.
    return { ok: false, reason: "file-damaged" };
  }
}

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

export type OpenedFile = { name: string; type: Kind; bytes: Uint8Array; inlineAllowed: boolean };

/**
 * A private file, for its owner, or for the staff who may see the application that holds it (which the
 * history tells). Null for anybody else. Throws when the bytes are not those that were kept.
 */
export async function openFile(actor: Actor, fileId: string): Promise<OpenedFile | null> {
  if (!validate(fileId)) return null;
  const [file] = await db().select().from(files).where(eq(files.id, fileId));
  if (!file) return null;
  const own = actor.kind === "student" && actor.id === file.ownerId;
  if (!own && !(await openAsStaff(actor, fileId))) return null;
  const bytes = await getFile(file.key);
  if (digest(bytes) !== file.sha256) throw new Error(`the file ${fileId} is not what was kept`);
  return { name: file.name, type: file.type as Kind, bytes, inlineAllowed: !own };
}

async function openAsStaff(actor: Actor, fileId: string): Promise<boolean> {
  if (actor.kind !== "staff") return false;
  const [application] = await db()
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      campus: applications.campus,
      submittedAt: applications.submittedAt,
    })
    .from(applications)
    .leftJoin(cursusEntries, eq(cursusEntries.applicationId, applications.id))
    .leftJoin(personalInfos, eq(personalInfos.applicationId, applications.id))
    .where(or(eq(cursusEntries.proofId, fileId), eq(personalInfos.photoId, fileId)))
    .limit(1);
  if (!application || !maySeeAsStaff(actor, application)) return false;
  await transaction((tx) =>
    record(tx, actor, "file.opened", { kind: "application", id: application.id }, { fileId }),
  );
  return true;
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
