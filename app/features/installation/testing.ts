import type { Student } from "#app/features/access/actor.ts";
import { buildPdfText, registerPreparedFile } from "#app/features/documents/testing.ts";

/** Stores a small PDF of `owner` and returns its id; its key is `proofs/<id>`. */
export async function buildProof(owner: Student): Promise<string> {
  const bytes = Buffer.from(buildPdfText(), "latin1");
  const registered = await registerPreparedFile(owner.id, {
    ok: true,
    name: "a.pdf",
    type: "application/pdf",
    bytes,
    pages: 1,
  });
  if (!registered.ok) throw new Error(registered.reason);
  return registered.id;
}
