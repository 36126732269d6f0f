import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { applyTypography } from "../content.ts";
import { getEntryTitle, parseNewsSlug } from "../entry.ts";
import type { EntryKind } from "../kinds.ts";
import { listLinks } from "../links.ts";
import {
  getVersionState,
  listCurrentVersionIds,
  type VersionState,
} from "./current-versions.server.ts";

/** Another entry that links to an entry. */
export type LinkingEntry = {
  entryId: string;
  kind: EntryKind;
  title: string;
  locale: Locale;
  state: VersionState;
};

/**
 * Lists the visible entries whose current versions link to a news item, once per language. Other kinds have no page of
 * their own. Checks no permission.
 */
export async function listLinkingEntries(
  tx: Database,
  { id, kind, slug }: { id: string; kind: string; slug: string },
): Promise<LinkingEntry[]> {
  if (kind !== "news") return [];
  const { origin } = config();
  const rows = await tx
    .select({ entry: entries, version: entryVersions })
    .from(entryVersions)
    .innerJoin(entries, eq(entryVersions.entryId, entries.id))
    .where(
      and(
        inArray(entryVersions.id, await listCurrentVersionIds(tx)),
        eq(entries.hidden, false),
        ne(entries.id, id),
      ),
    )
    .orderBy(
      entries.kind,
      entries.position,
      entries.id,
      entryVersions.locale,
      desc(entryVersions.id),
    );
  const linksByEntry = new Map<string, LinkingEntry>();
  for (const { entry, version } of rows) {
    const { locale, data } = version;
    if (!listLinks(data).some((href) => parseNewsSlug(href, origin) === slug)) continue;
    const linkingEntry = {
      ...{
        entryId: entry.id,
        kind: entry.kind as EntryKind,
        locale,
        state: getVersionState(version),
      },
      title: getEntryTitle(entry.slug, applyTypography(data, locale), locale),
    };
    const key = `${entry.id} ${locale}`;
    // A published version is reported rather than a draft.
    if (!linksByEntry.has(key) || linkingEntry.state === "published")
      linksByEntry.set(key, linkingEntry);
  }
  return [...linksByEntry.values()];
}
