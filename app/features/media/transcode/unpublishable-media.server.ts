import { and, eq, inArray, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import type { MediumKind } from "../medium.ts";

/**
 * Of these media, those that cannot be published in a language as they are, by `picture/name`: added pictures that
 * nothing describes and that are not decorative, films in which somebody speaks without captions.
 */
export async function findUnpublishableMedia(
  tx: Database,
  references: { kind: MediumKind; name: string }[],
  locale: Locale,
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const names = [...new Set(references.map(({ name }) => name))];
  const rows = await tx
    .select({ item: mediaItems, edition: mediaVersions })
    .from(mediaItems)
    .innerJoin(
      mediaVersions,
      eq(mediaVersions.id, sql`coalesce(${mediaItems.currentId}, ${mediaItems.nextId})`),
    )
    .where(and(inArray(mediaItems.name, names)));
  const unpublishable = rows.filter(({ item, edition }) => {
    if (item.kind === "picture") {
      // The words that came with those of the site are written for their place.
      if (item.shipped || item.decorative) return false;
      return (locale === "fr" ? item.altFr : item.altEn) === "";
    }
    return edition.spoken && !(locale === "fr" ? edition.captionsFr : edition.captionsEn);
  });
  return new Set(unpublishable.map(({ item }) => `${item.kind}/${item.name}`));
}
