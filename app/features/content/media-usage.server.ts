import { desc, eq, inArray } from "drizzle-orm";
import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Database, db } from "#app/platform/db/client.server.ts";
import { entries, versions } from "#app/platform/db/schema/content.ts";
import { typographic } from "./content.ts";
import { countedVersions, stateOf } from "./editing/counted-versions.server.ts";
import { titleOf } from "./entry.ts";
import type { Kind } from "./kinds.ts";
import { menuScenes } from "./menu-scenes.ts";
import { type NamedMedium, namedMedia } from "./named-media.ts";
import { type Slot, slotOf } from "./slots.ts";

/** A place of the contents where a medium is named. */
export type MediumUse = {
  entryId: string;
  title: string;
  kind: Kind;
  locale: Locale;
  slot: Slot;
  state: "published" | "scheduled" | "draft";
  hidden: boolean;
};

/**
 * Where each medium is named, by `picture/dakar` or `video/welcome`: in what is published, what is to come and the
 * drafts in hand. Older words do not count: nothing shows them. Null for who may not edit.
 */
export async function usesOfMedia(actor: Actor): Promise<Map<string, MediumUse[]> | null> {
  return can(actor, "edit:content") ? await readUses(db()) : null;
}

/** Do any of these words name this medium? Asked by the room of the media before it removes one. */
export async function isMediumNamed(tx: Database, kind: string, name: string): Promise<boolean> {
  return (await readUses(tx)).has(`${kind}/${name}`);
}

async function readUses(on: Database): Promise<Map<string, MediumUse[]>> {
  const rows = await on
    .select({ entry: entries, version: versions })
    .from(versions)
    .innerJoin(entries, eq(versions.entryId, entries.id))
    .where(inArray(versions.id, await countedVersions(on)))
    .orderBy(entries.kind, entries.position, entries.id, versions.locale, desc(versions.id));
  const uses = new Map<string, MediumUse[]>();
  for (const { entry, version } of rows)
    for (const { kind, name, path } of mediaIn(entry, version)) {
      const key = `${kind}/${name}`;
      const use = tellUse(entry, version, path);
      const known = uses.get(key) ?? [];
      const isTold = known.some(
        (one) =>
          one.entryId === use.entryId && one.locale === use.locale && one.state === use.state,
      );
      if (!isTold) uses.set(key, [...known, use]);
    }
  return uses;
}

/** What the words name, and with those of the menus, the pictures beside them. */
function mediaIn(
  { kind }: Entry,
  { data }: Version,
): Pick<NamedMedium, "kind" | "name" | "path">[] {
  const named = namedMedia(data);
  if (kind !== "menu") return named;
  return [...named, ...menuScenes.map((name) => ({ kind: "picture" as const, name, path: "" }))];
}

type Entry = typeof entries.$inferSelect;
type Version = typeof versions.$inferSelect;

function tellUse(entry: Entry, version: Version, path: string): MediumUse {
  const { data, locale } = version;
  const state = stateOf(version);
  const kind = entry.kind as Kind;
  const { id: entryId, hidden } = entry;
  const [title, slot] = [titleOf(entry.slug, typographic(data, locale)), slotOf(kind, path)];
  return { entryId, title, kind, locale, slot, state, hidden };
}
