import { listEntryKeys, seedEntry } from "#app/features/content/content.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { allEntries } from "./all-entries.ts";

/**
 * Adds the entries of the public site that are missing, in one transaction, and never changes existing ones. Runs one
 * query when there is nothing to do.
 */
export async function seedContent(): Promise<void> {
  const existing = await listEntryKeys();
  const missing = allEntries().filter(({ kind, slug }) => !existing.has(`${kind}/${slug}`));
  if (missing.length === 0) return;
  await transaction(async (tx) => {
    for (const entry of missing) await seedEntry(tx, entry);
  });
}
