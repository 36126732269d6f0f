import { desc, eq, inArray } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { applyTypography } from "./content.ts";
import { getVersionState, listCurrentVersionIds } from "./editing/current-versions.server.ts";
import { getEntryTitle } from "./entry.ts";
import type { EntryKind } from "./kinds.ts";
import { listMediaReferences, type MediaReference } from "./media-references.ts";
import { menuScenes } from "./menu-scenes.ts";
import { getPictureSlot, type PictureSlot } from "./picture-slots.ts";

/** Where the content references a medium. */
export type MediaUsage = {
  entryId: string;
  title: string;
  kind: EntryKind;
  locale: Locale;
  slot: PictureSlot;
  state: "published" | "scheduled" | "draft";
  hidden: boolean;
};

/**
 * Lists where each medium is used, keyed by `picture/dakar` or `video/welcome`, in published, scheduled and newest
 * versions. Returns null without `edit:content`.
 */
export async function listMediaUsage(actor: Actor): Promise<Map<string, MediaUsage[]> | null> {
  return can(actor, "edit:content") ? await loadMediaUsage(db()) : null;
}

/** Whether a current version references this medium. The media feature asks before it removes one. */
export async function isMediumInUse(tx: Database, kind: string, name: string): Promise<boolean> {
  return (await loadMediaUsage(tx)).has(`${kind}/${name}`);
}

async function loadMediaUsage(on: Database): Promise<Map<string, MediaUsage[]>> {
  const rows = await on
    .select({ entry: entries, version: entryVersions })
    .from(entryVersions)
    .innerJoin(entries, eq(entryVersions.entryId, entries.id))
    .where(inArray(entryVersions.id, await listCurrentVersionIds(on)))
    .orderBy(
      entries.kind,
      entries.position,
      entries.id,
      entryVersions.locale,
      desc(entryVersions.id),
    );
  const usageByMedium = new Map<string, MediaUsage[]>();
  for (const { entry, version } of rows)
    for (const { kind, name, path } of listVersionMedia(entry, version)) {
      const key = `${kind}/${name}`;
      const usage = toMediaUsage(entry, version, path);
      const existing = usageByMedium.get(key) ?? [];
      const isListed = existing.some(
        (other) =>
          other.entryId === usage.entryId &&
          other.locale === usage.locale &&
          other.state === usage.state,
      );
      if (!isListed) usageByMedium.set(key, [...existing, usage]);
    }
  return usageByMedium;
}

/** The references of a version; the menu entry also uses the pictures of the menus. */
function listVersionMedia(
  { kind }: Entry,
  { data }: Version,
): Pick<MediaReference, "kind" | "name" | "path">[] {
  const references = listMediaReferences(data);
  if (kind !== "menu") return references;
  return [
    ...references,
    ...menuScenes.map((name) => ({ kind: "picture" as const, name, path: "" })),
  ];
}

type Entry = typeof entries.$inferSelect;
type Version = typeof entryVersions.$inferSelect;

function toMediaUsage(entry: Entry, version: Version, path: string): MediaUsage {
  const { data, locale } = version;
  const state = getVersionState(version);
  const kind = entry.kind as EntryKind;
  const { id: entryId, hidden } = entry;
  const [title, slot] = [
    getEntryTitle(entry.slug, applyTypography(data, locale)),
    getPictureSlot(kind, path),
  ];
  return { entryId, title, kind, locale, slot, state, hidden };
}
