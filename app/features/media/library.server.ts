import { asc, desc, eq, or } from "drizzle-orm";
import { validate } from "uuid";
import type { Actor } from "#app/features/access/actor.ts";
import { getToday } from "#app/features/access/today.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { mediaItems, mediaVersions } from "#app/platform/db/schema/media.ts";
import { formatLibraryPictureName } from "#app/ui/library-picture.ts";
import { canEditMedia } from "./media-permission.ts";
import {
  type FocalPoint,
  isMissingCaptions,
  listMissingAltLocales,
  type MediumKind,
} from "./medium.ts";
import { hasPeopleConsent } from "./people-consent.ts";
import type { PeopleConsentInput } from "./save-people-consent.server.ts";
import { isTranscoded, renditionsFor } from "./transcode/transcode-version.server.ts";

/** A medium in the list of the library. */
export type ListedMedium = {
  id: string;
  name: string;
  kind: MediumKind;
  title: string;
  titleEn: string;
  isShipped: boolean;
  demo: boolean;
  /** The name that pages use now; null before its first version is transcoded. */
  publicName: string | null;
  /** The languages without a description. */
  missingAltLocales: Locale[];
  isMissingCaptions: boolean;
  /** It shows people without their consent, or this was not answered yet. */
  isMissingConsent: boolean;
  /** How many files of the newest version are transcoded; null when all are. */
  progress: { done: number; total: number } | null;
  /** Transcoding failed too often and waits for an editor to retry. */
  hasFailed: boolean;
};

type MediaItem = typeof mediaItems.$inferSelect;
type MediaVersion = typeof mediaVersions.$inferSelect;

/**
 * Lists every medium: uploaded ones first, pictures before films, newest first. Returns null without `edit:content`.
 */
export async function listMedia(actor: Actor): Promise<ListedMedium[] | null> {
  if (!canEditMedia(actor)) return null;
  const rows = await db()
    .select({ item: mediaItems, version: mediaVersions })
    .from(mediaItems)
    .leftJoin(
      mediaVersions,
      or(eq(mediaItems.currentId, mediaVersions.id), eq(mediaItems.nextId, mediaVersions.id)),
    )
    .orderBy(asc(mediaItems.shipped), asc(mediaItems.kind), desc(mediaItems.id));
  const byItem = Map.groupBy(rows, ({ item }) => item.id);
  return [...byItem.values()].flatMap((itemRows) => {
    const item = itemRows[0]?.item;
    const versions = itemRows.flatMap(({ version }) => version ?? []);
    return item ? [toListedMedium(item, versions)] : [];
  });
}

function toListedMedium(item: MediaItem, versions: MediaVersion[]): ListedMedium {
  const { id, name, kind, title, titleEn, shipped: isShipped, demo } = item;
  const current = versions.find((one) => one.id === item.currentId) ?? null;
  const pending = versions.find((one) => one.id === item.nextId);
  const shownOrPending = current ?? pending ?? null;
  const latest = pending ?? current;
  const describable = toDescribable(item, shownOrPending);
  const publicName = current ? formatLibraryPictureName(current) : isShipped ? name : null;
  return {
    ...{ id, name, kind, title, titleEn, isShipped, demo, publicName },
    missingAltLocales: listMissingAltLocales(describable),
    isMissingCaptions: isMissingCaptions(describable),
    isMissingConsent: latest !== null && !hasPeopleConsent(latest, getToday()),
    progress: getTranscodeProgress(latest),
    hasFailed: latest !== null && latest.failedAt !== null,
  };
}

function toDescribable(item: MediaItem, version: MediaVersion | null) {
  const { kind, decorative, altFr, altEn } = item;
  return {
    ...{ kind, isDecorative: decorative, altFr, altEn },
    version: version && { ...version, hasSpeech: version.spoken },
  };
}

function getTranscodeProgress(
  version: MediaVersion | null,
): { done: number; total: number } | null {
  if (!version || (version.readyAt && isTranscoded(version))) return null;
  const fileNames = renditionsFor(version);
  return {
    done: fileNames.filter((file) => file in version.files).length,
    total: fileNames.length,
  };
}

/** One uploaded file of a medium. */
export type VersionView = {
  id: string;
  fileName: string;
  type: string;
  sizeBytes: number;
  width: number;
  height: number;
  seconds: number;
  at: Date;
  author: string | null;
  isReady: boolean;
  replacedAt: Date | null;
};

/** A medium with the details of its page. */
export type MediumView = ListedMedium & {
  isDecorative: boolean;
  altFr: string;
  altEn: string;
  credit: string;
  /** The version being edited: the pending one, or else the published one; null for a shipped medium. */
  version:
    | (VersionView & {
        hash: string;
        focus: FocalPoint;
        files: Record<string, number>;
        hasSpeech: boolean;
        captionsFr: string | null;
        captionsEn: string | null;
      } & PeopleConsentInput)
    | null;
  currentId: string | null;
  /** Earlier versions that can be restored, newest first. */
  earlierVersions: VersionView[];
};

/** Returns a medium with its versions; null without `edit:content`, and for an unknown medium. */
export async function getMedium(actor: Actor, id: string): Promise<MediumView | null> {
  if (!canEditMedia(actor) || !validate(id)) return null;
  const [item] = await db().select().from(mediaItems).where(eq(mediaItems.id, id));
  if (!item) return null;
  const rows = await db()
    .select({ version: mediaVersions, author: users.name })
    .from(mediaVersions)
    .leftJoin(users, eq(mediaVersions.authorId, users.id))
    .where(eq(mediaVersions.itemId, id))
    .orderBy(desc(mediaVersions.id));
  const workRow = rows.find(({ version }) => version.id === (item.nextId ?? item.currentId));
  const { decorative: isDecorative, altFr, altEn, credit, currentId } = item;
  return {
    ...toListedMedium(
      item,
      rows.map(({ version }) => version),
    ),
    ...{ isDecorative, altFr, altEn, credit, currentId },
    version: workRow ? { ...toVersionView(workRow), ...toEditableFields(workRow.version) } : null,
    earlierVersions: rows
      .filter(({ version }) => version.readyAt && version.id !== currentId)
      .filter(({ version }) => version.id !== item.nextId)
      .map(toVersionView),
  };
}

function toVersionView({
  version,
  author,
}: {
  version: MediaVersion;
  author: string | null;
}): VersionView {
  const { id, fileName, type, size, width, height, seconds, createdAt: at, replacedAt } = version;
  const isReady = version.readyAt !== null;
  return {
    id,
    fileName,
    type,
    sizeBytes: size,
    width,
    height,
    seconds,
    at,
    author,
    isReady,
    replacedAt,
  };
}

function toEditableFields({ focusX, focusY, ...version }: MediaVersion) {
  const { hash, files, spoken: hasSpeech, captionsFr, captionsEn } = version;
  const { people, agreedOn, agreedUntil, agreement } = version;
  return {
    ...{ hash, files, hasSpeech, captionsFr, captionsEn },
    ...{ people, agreedOn, agreedUntil, agreement },
    focus: { x: focusX, y: focusY },
  };
}
