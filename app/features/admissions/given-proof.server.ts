import type { FileRefusal } from "#app/features/documents/document.ts";
import { type Kept, keepFile } from "#app/features/documents/keep.server.ts";
import { type Prepared, prepareFile } from "#app/features/documents/prepare.server.ts";
import { takeUpload } from "#app/features/documents/receive.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";

/** A proof as a form gives it: its bytes, or the name of the sending that brought them before. */
export type GivenProof = File | { uploadId: string } | null;
export type ReadProof = Prepared | { ok: true; uploadId: string };

/** Reads a proof before anything is saved. Refuses one that is not given, and what `prepareFile` refuses. */
export async function readProof(given: GivenProof): Promise<ReadProof | FileRefusal> {
  if (!given) return { ok: false, reason: "required" };
  return given instanceof File ? prepareFile(given) : { ok: true, ...given };
}

/** Keeps a proof with what refers to it. Refuses what is not this person's, not whole, or too much. */
export async function keepProof(
  tx: Database,
  ownerId: string,
  proof: ReadProof,
): Promise<Kept | FileRefusal> {
  return "uploadId" in proof
    ? takeUpload(tx, ownerId, proof.uploadId)
    : keepFile(tx, ownerId, proof);
}
