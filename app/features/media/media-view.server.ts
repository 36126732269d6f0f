import { and, eq, inArray, or } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaLooks, mediaVersions } from "#app/platform/db/schema/media.ts";
import { libraryFilmName } from "#app/ui/library-film.ts";
import { libraryName, readLibraryName } from "#app/ui/library-picture.ts";
import { hashCaptions } from "./captions/set-captions.server.ts";
import { type FocalPoint, getPlaceholderFileName } from "./medium.ts";

/** A medium as the pages show it. */
export type MediaView = {
  /** The name that says its files; null when those that came with the site are shown. */
  name: string | null;
  alt: Record<Locale, string>;
  focus: FocalPoint | null;
  /** How long a film lasts; null for that of the site. */
  seconds: number | null;
};

export type MediaNames = { pictures: string[]; films: string[] };

/** What is now shown under these names, by kind and name: `picture/dakar`. Names without a medium are not in it. */
export async function getMediaViews({
  pictures,
  films,
}: MediaNames): Promise<Map<string, MediaView>> {
  if (pictures.length + films.length === 0) return new Map();
  const rows = await db()
    .select({ item: mediaItems, edition: mediaVersions })
    .from(mediaItems)
    .leftJoin(mediaVersions, eq(mediaItems.currentId, mediaVersions.id))
    .where(
      or(
        and(eq(mediaItems.kind, "picture"), inArray(mediaItems.name, pictures)),
        and(eq(mediaItems.kind, "video"), inArray(mediaItems.name, films)),
      ),
    );
  return new Map(
    rows.map(({ item, edition }) => [`${item.kind}/${item.name}`, toMediaView(item, edition)]),
  );
}

type MediaItem = typeof mediaItems.$inferSelect;
type MediaVersion = typeof mediaVersions.$inferSelect;

function toMediaView(item: MediaItem, version: MediaVersion | null): MediaView {
  const { kind, decorative, altFr, altEn } = item;
  const alt = decorative ? { fr: "", en: "" } : { fr: altFr, en: altEn };
  if (!version) return { name: null, alt, focus: null, seconds: null };
  const name = kind === "picture" ? libraryName(version) : getFilmName(version);
  const focus = { x: version.focusX, y: version.focusY };
  const isMiddle = focus.x === 50 && focus.y === 50;
  return { name, alt, focus: isMiddle ? null : focus, seconds: version.seconds || null };
}

function getFilmName({ hash, seconds, size, type, captionsFr, captionsEn }: MediaVersion): string {
  const ending = type === "video/webm" ? "webm" : "mp4";
  const captions = { fr: hashCaptions(captionsFr), en: hashCaptions(captionsEn) };
  return libraryFilmName({ hash, seconds, bytes: size, ending, captions });
}

/**
 * The first look of a picture of the library, as an address that holds the picture itself; null without one. It is read
 * from the database: a page that carries it never waits for the store of files.
 */
export async function getLibraryPlaceholder(name: string): Promise<string | null> {
  const picture = readLibraryName(name);
  if (!picture?.cut) return null;
  const [placeholder] = await db()
    .select({ bytes: mediaLooks.bytes })
    .from(mediaLooks)
    .innerJoin(mediaVersions, eq(mediaLooks.editionId, mediaVersions.id))
    .where(
      and(
        eq(mediaVersions.hash, picture.hash),
        eq(mediaLooks.file, getPlaceholderFileName(picture.cut)),
      ),
    )
    .limit(1);
  return placeholder ? `data:image/avif;base64,${placeholder.bytes.toString("base64")}` : null;
}
