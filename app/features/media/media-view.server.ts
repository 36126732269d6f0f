import { and, eq, inArray, or } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { mediaItems, mediaLooks, mediaVersions } from "#app/platform/db/schema/media.ts";
import { formatLibraryFilmName } from "#app/ui/library-film.ts";
import { formatLibraryPictureName, parseLibraryPictureName } from "#app/ui/library-picture.ts";
import { hashCaptions } from "./captions/set-captions.server.ts";
import { type FocalPoint, getPlaceholderFileName } from "./medium.ts";

/** A medium as pages show it. */
export type MediaView = {
  /** The file name that encodes hash and size; null when the shipped files are shown. */
  name: string | null;
  alt: Record<Locale, string>;
  focus: FocalPoint | null;
  /** The length of a film; null for a shipped one. */
  seconds: number | null;
};

export type MediaNames = { pictures: string[]; films: string[] };

/** The current views of these media, keyed by kind and name (`picture/dakar`). Unknown names are missing. */
export async function getMediaViews({
  pictures,
  films,
}: MediaNames): Promise<Map<string, MediaView>> {
  if (pictures.length + films.length === 0) return new Map();
  const rows = await db()
    .select({ item: mediaItems, version: mediaVersions })
    .from(mediaItems)
    .leftJoin(mediaVersions, eq(mediaItems.currentId, mediaVersions.id))
    .where(
      or(
        and(eq(mediaItems.kind, "picture"), inArray(mediaItems.name, pictures)),
        and(eq(mediaItems.kind, "video"), inArray(mediaItems.name, films)),
      ),
    );
  return new Map(
    rows.map(({ item, version }) => [`${item.kind}/${item.name}`, toMediaView(item, version)]),
  );
}

type MediaItem = typeof mediaItems.$inferSelect;
type MediaVersion = typeof mediaVersions.$inferSelect;

function toMediaView(item: MediaItem, version: MediaVersion | null): MediaView {
  const { kind, decorative, altFr, altEn } = item;
  const alt = decorative ? { fr: "", en: "" } : { fr: altFr, en: altEn };
  if (!version) return { name: null, alt, focus: null, seconds: null };
  const name = kind === "picture" ? formatLibraryPictureName(version) : getFilmName(version);
  const focus = { x: version.focusX, y: version.focusY };
  const isMiddle = focus.x === 50 && focus.y === 50;
  return { name, alt, focus: isMiddle ? null : focus, seconds: version.seconds || null };
}

function getFilmName({ hash, seconds, size, type, captionsFr, captionsEn }: MediaVersion): string {
  const ending = type === "video/webm" ? "webm" : "mp4";
  const captions = { fr: hashCaptions(captionsFr), en: hashCaptions(captionsEn) };
  return formatLibraryFilmName({ hash, seconds, bytes: size, extension: ending, captions });
}

/**
 * The placeholder of a library picture as a data URL; null when it has none. It is read from the database, so that a
 * page never waits for the file store.
 */
export async function getLibraryPlaceholder(name: string): Promise<string | null> {
  const picture = parseLibraryPictureName(name);
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
