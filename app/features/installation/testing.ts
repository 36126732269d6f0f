import { buildPdfText, registerPreparedFile } from "#app/features/documents/testing.ts";
import type { Student } from "#app/features/identity/actor.ts";

/** Keeps a small PDF for a person and gives its identifier; its key is `proofs/<id>`. */
export async function buildProof(owner: Student): Promise<string> {
  const bytes = Buffer.from(buildPdfText(), "latin1");
  const kept = await registerPreparedFile(owner.id, {
    ok: true,
    name: "a.pdf",
    type: "application/pdf",
    bytes,
    pages: 1,
  });
  if (!kept.ok) throw new Error(kept.reason);
  return kept.id;
}
