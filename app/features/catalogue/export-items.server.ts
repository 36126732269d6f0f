import type { Actor } from "#app/features/identity/actor.ts";
import { can } from "#app/features/identity/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { getHeading, listColumns, toCells } from "./csv-columns.ts";
import { formatCsv } from "./csv-file.server.ts";
import type { CatalogueKind } from "./fields.ts";
import { listItems } from "./items.server.ts";

/**
 * Every university, or every formation, as a CSV file with heads and answers in a language; brought back as
 * it is, it changes nothing. Null for who may not edit the catalogue.
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
