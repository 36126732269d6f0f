import { and, eq, inArray, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import type { MediumKind } from "../medium.ts";

/**
 * The referenced media that cannot be published in a language, as `picture/name`: uploaded pictures without description
 * that are not decorative, and films with speech but without captions.
 */
export async function findUnpublishableMedia(
  tx: Database,
  references: { kind: MediumKind; name: string }[],
  locale: Locale,
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const names = [...new Set(references.map(({ name }) => name))];
  const rows = await tx
    .select({ item: mediaItems, version: mediaVersions })
    .from(mediaItems)
    .innerJoin(
      mediaVersions,
      eq(mediaVersions.id, sql`coalesce(${mediaItems.currentId}, ${mediaItems.nextId})`),
    )
    .where(and(inArray(mediaItems.name, names)));
  const unpublishable = rows.filter(({ item, version }) => {
    if (item.kind === "picture") {
      // Pages describe the shipped pictures themselves.
      if (item.shipped || item.decorative) return false;
      return (locale === "fr" ? item.altFr : item.altEn) === "";
    }
    return version.spoken && !(locale === "fr" ? version.captionsFr : version.captionsEn);
  });
  return new Set(unpublishable.map(({ item }) => `${item.kind}/${item.name}`));
}
