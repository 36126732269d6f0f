import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/client.server.ts";
import { mediaItems } from "#app/platform/db/schema/media.ts";
import type { MediumKind } from "../medium.ts";

type ShippedMedium = { kind: MediumKind; name: string; title: string; titleEn: string };

/** Lists the shipped media in the library. Existing rows stay unchanged, except titles that are still the file name. */
export async function addShippedMedia(tx: Database, media: ShippedMedium[]): Promise<void> {
  const rows = media.map((one) => ({ ...one, shipped: true, demo: true }));
  await tx
    .insert(mediaItems)
    .values(rows)
    .onConflictDoUpdate({
      target: [mediaItems.kind, mediaItems.name],
      set: { title: sql`excluded.title`, titleEn: sql`excluded.title_en` },
      setWhere: eq(mediaItems.title, mediaItems.name),
    });
}

/** Counts the shipped media with a title. */
export async function countTitledShippedMedia(on: Database): Promise<number> {
  const [row] = await on
    .select({ n: count() })
    .from(mediaItems)
    .where(and(eq(mediaItems.shipped, true), ne(mediaItems.title, mediaItems.name)));
  return row?.n ?? 0;
}
