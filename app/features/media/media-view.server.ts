import { and, eq, inArray, or } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaEditions, mediaItems, mediaLooks } from "#app/platform/db/schema/media.ts";
import { libraryFilmName } from "#app/ui/library-film.ts";
import { libraryName, readLibraryName } from "#app/ui/library-picture.ts";
import { captionsHash } from "./captions/captions.server.ts";
import { lookFile, type Point } from "./medium.ts";

/** A medium as the pages show it. */
export type ShownMedium = {
  /** The name that says its files; null when those that came with the site are shown. */
  name: string | null;
  alt: Record<Locale, string>;
  focus: Point | null;
  /** How long a film lasts; null for that of the site. */
  seconds: number | null;
};

export type Named = { pictures: string[]; films: string[] };

/** What is now shown under these names, by kind and name: `picture/dakar`. Names without a medium are not in it. */
export async function mediaShown({ pictures, films }: Named): Promise<Map<string, ShownMedium>> {
  if (pictures.length + films.length === 0) return new Map();
  const rows = await db()
    .select({ item: mediaItems, edition: mediaEditions })
    .from(mediaItems)
    .leftJoin(mediaEditions, eq(mediaItems.currentId, mediaEditions.id))
    .where(
      or(
        and(eq(mediaItems.kind, "picture"), inArray(mediaItems.name, pictures)),
        and(eq(mediaItems.kind, "video"), inArray(mediaItems.name, films)),
      ),
    );
  return new Map(
    rows.map(({ item, edition }) => [`${item.kind}/${item.name}`, shown(item, edition)]),
  );
}

type Item = typeof mediaItems.$inferSelect;
type Edition = typeof mediaEditions.$inferSelect;

function shown(item: Item, edition: Edition | null): ShownMedium {
  const { kind, decorative, altFr, altEn } = item;
  const alt = decorative ? { fr: "", en: "" } : { fr: altFr, en: altEn };
  if (!edition) return { name: null, alt, focus: null, seconds: null };
  const name = kind === "picture" ? libraryName(edition) : filmName(edition);
  const focus = { x: edition.focusX, y: edition.focusY };
  const isMiddle = focus.x === 50 && focus.y === 50;
  return { name, alt, focus: isMiddle ? null : focus, seconds: edition.seconds || null };
}

function filmName({ hash, seconds, size, type, captionsFr, captionsEn }: Edition): string {
  const ending = type === "video/webm" ? "webm" : "mp4";
  const captions = { fr: captionsHash(captionsFr), en: captionsHash(captionsEn) };
  return libraryFilmName({ hash, seconds, bytes: size, ending, captions });
}

/**
 * The first look of a picture of the library, as an address that holds the picture itself; null without one. It is read
 * from the database: a page that carries it never waits for the store of files.
 */
export async function libraryLook(name: string): Promise<string | null> {
  const picture = readLibraryName(name);
  if (!picture?.cut) return null;
  const [look] = await db()
    .select({ bytes: mediaLooks.bytes })
    .from(mediaLooks)
    .innerJoin(mediaEditions, eq(mediaLooks.editionId, mediaEditions.id))
    .where(and(eq(mediaEditions.hash, picture.hash), eq(mediaLooks.file, lookFile(picture.cut))))
    .limit(1);
  return look ? `data:image/avif;base64,${look.bytes.toString("base64")}` : null;
}
