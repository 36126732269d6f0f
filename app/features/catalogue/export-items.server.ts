import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { getHeading, listColumns, toCells } from "./csv-columns.ts";
import { formatCsv } from "./csv-file.server.ts";
import type { CatalogueKind } from "./fields.ts";
import { listItems } from "./items.server.ts";

/**
 * Exports every item of a kind as CSV, with headings and labels in a language; importing it unchanged changes nothing.
 * Returns null without `edit:catalogue`.
 */
export async function exportItems(
  actor: Actor,
  kind: CatalogueKind,
  locale: Locale,
): Promise<string | null> {
  if (!can(actor, "edit:catalogue")) return null;
  const items = await listItems(db(), kind);
  const headings = listColumns(kind).map((name) => getHeading(locale, name));
  return formatCsv([headings, ...items.map((item) => toCells(locale, kind, item))]);
}
