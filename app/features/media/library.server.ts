import { asc, desc, eq, or } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/identity/actor.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { libraryName } from "#app/ui/library-picture.ts";
import { canEditMedia } from "./media-permission.ts";
import { type FocalPoint, isMissingCaptions, lacksWords, type MediumKind } from "./medium.ts";
import { hasPeopleConsent } from "./people-consent.ts";
import { getToday, type PeopleConsentInput } from "./save-people-consent.server.ts";
import { isTranscoded, renditionsFor } from "./transcode/transcode-version.server.ts";

/** A medium in the list of the library. */
export type ListedMedium = {
  id: string;
  name: string;
  kind: MediumKind;
  title: string;
  titleEn: string;
  shipped: boolean;
  demo: boolean;
  /** The name by which a page would show it now; null while none of its files are made. */
  publicName: string | null;
  /** The languages in which it is not described. */
  lacksWords: Locale[];
  isMissingCaptions: boolean;
  /** It shows people without their agreement, or nobody has said whether it does. */
  isMissingConsent: boolean;
  /** How many files of how many are made of what was given last; null when all are there. */
  progress: { made: number; of: number } | null;
  /** The maker failed on it too often, and waits to be asked again. */
  hasFailed: boolean;
};

type MediaItem = typeof mediaItems.$inferSelect;
type MediaVersion = typeof mediaVersions.$inferSelect;

/** Every medium: those of the school first, pictures before films, the newest before; null for who may not edit. */
export async function listMedia(actor: Actor): Promise<ListedMedium[] | null> {
  if (!canEditMedia(actor)) return null;
  const rows = await db()
    .select({ item: mediaItems, edition: mediaVersions })
    .from(mediaItems)
    .leftJoin(
      mediaVersions,
      or(eq(mediaItems.currentId, mediaVersions.id), eq(mediaItems.nextId, mediaVersions.id)),
    )
    .orderBy(asc(mediaItems.shipped), asc(mediaItems.kind), desc(mediaItems.id));
  const byItem = Map.groupBy(rows, ({ item }) => item.id);
  return [...byItem.values()].flatMap((itemRows) => {
    const item = itemRows[0]?.item;
    const editions = itemRows.flatMap(({ edition }) => edition ?? []);
    return item ? [toListedMedium(item, editions)] : [];
  });
}

function toListedMedium(item: MediaItem, editions: MediaVersion[]): ListedMedium {
  const { id, name, kind, title, titleEn, shipped, demo } = item;
  const current = editions.find((one) => one.id === item.currentId) ?? null;
  const pending = editions.find((one) => one.id === item.nextId);
  const shownOrPending = current ?? pending ?? null;
  const latest = pending ?? current;
  const publicName = current ? libraryName(current) : shipped ? name : null;
  return {
    ...{ id, name, kind, title, titleEn, shipped, demo, publicName },
    lacksWords: lacksWords({ ...item, version: shownOrPending }),
    isMissingCaptions: isMissingCaptions({ ...item, version: shownOrPending }),
    isMissingConsent: latest !== null && !hasPeopleConsent(latest, getToday()),
    progress: getTranscodeProgress(latest),
    hasFailed: latest !== null && latest.failedAt !== null,
  };
}

function getTranscodeProgress(version: MediaVersion | null): { made: number; of: number } | null {
  if (!version || (version.readyAt && isTranscoded(version))) return null;
  const fileNames = renditionsFor(version);
  return { made: fileNames.filter((file) => file in version.files).length, of: fileNames.length };
}

/** One file that was given for a medium. */
export type VersionView = {
  id: string;
  fileName: string;
  type: string;
  size: number;
  width: number;
  height: number;
  seconds: number;
  at: Date;
  author: string | null;
  isReady: boolean;
  replacedAt: Date | null;
};

/** A medium with all that its page tells. */
export type MediumView = ListedMedium & {
  decorative: boolean;
  altFr: string;
  altEn: string;
  credit: string;
  /** What one is at work on: the edition that is coming, else the one shown; null for that of the site. */
  version:
    | (VersionView & {
        hash: string;
        focus: FocalPoint;
        files: Record<string, number>;
        spoken: boolean;
        captionsFr: string | null;
        captionsEn: string | null;
      } & PeopleConsentInput)
    | null;
  currentId: string | null;
  /** The earlier ones that can be taken back, the last first. */
  earlierVersions: VersionView[];
};

/** One medium with its editions; null for who may not edit, and when there is none. */
export async function getMedium(actor: Actor, id: string): Promise<MediumView | null> {
  if (!canEditMedia(actor) || !validate(id)) return null;
  const [item] = await db().select().from(mediaItems).where(eq(mediaItems.id, id));
  if (!item) return null;
  const rows = await db()
    .select({ edition: mediaVersions, author: users.name })
    .from(mediaVersions)
    .leftJoin(users, eq(mediaVersions.authorId, users.id))
    .where(eq(mediaVersions.itemId, id))
    .orderBy(desc(mediaVersions.id));
  const workRow = rows.find(({ edition }) => edition.id === (item.nextId ?? item.currentId));
  const { decorative, altFr, altEn, credit, currentId } = item;
  return {
    ...toListedMedium(
      item,
      rows.map(({ edition }) => edition),
    ),
    ...{ decorative, altFr, altEn, credit, currentId },
    version: workRow ? { ...toVersionView(workRow), ...toEditableFields(workRow.edition) } : null,
    earlierVersions: rows
      .filter(({ edition }) => edition.readyAt && edition.id !== currentId)
      .filter(({ edition }) => edition.id !== item.nextId)
      .map(toVersionView),
  };
}

function toVersionView({
  edition: version,
  author,
}: {
  edition: MediaVersion;
  author: string | null;
}): VersionView {
  const { id, fileName, type, size, width, height, seconds, createdAt: at, replacedAt } = version;
  const isReady = version.readyAt !== null;
  return { id, fileName, type, size, width, height, seconds, at, author, isReady, replacedAt };
}

function toEditableFields({ focusX, focusY, ...version }: MediaVersion) {
  const { hash, files, spoken, captionsFr, captionsEn } = version;
  const { people, agreedOn, agreedUntil, agreement } = version;
  return {
    ...{ hash, files, spoken, captionsFr, captionsEn },
    ...{ people, agreedOn, agreedUntil, agreement },
    focus: { x: focusX, y: focusY },
  };
}
