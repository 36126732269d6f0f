import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/client.server.ts";
import { entries, versions } from "#app/platform/db/schema/content.ts";
import { newId } from "#app/platform/ids.ts";
import type { Kind, Partner } from "./kinds.ts";

type Words = { locale: "fr" | "en"; name: string; publishedAt: Date | null };
type BuiltPartner = { slug?: string; position?: number; versions: Words[] };

/** A partner with the versions given: the smallest kind of entry there is. */
export async function buildPartner({ slug = newId(), position = 0, ...built }: BuiltPartner) {
  const id = newId();
  await db().insert(entries).values({ id, kind: "partner", slug, position });
  const words = built.versions.map(({ name, ...version }) => {
    const data: Partner = { name, note: "", icon: "star" };
    return { entryId: id, data, ...version };
  });
  if (words.length > 0) await db().insert(versions).values(words);
  return { id, slug };
}

/** Takes every entry of a kind off the site, or puts them back. */
export async function hideAll(kind: Kind, hidden: boolean): Promise<void> {
  await db().update(entries).set({ hidden }).where(eq(entries.kind, kind));
}
