import { and, eq, inArray, lte } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { isPreviewingDrafts } from "./draft-preview.server.ts";

/**
 * SQL condition on entries joined with versions: not hidden, in this language or in French (the fallback), and published
 * or in a draft preview. Older versions match too: the caller sorts by `newestVersionOrder` and takes the first.
 */
export function isPublished(locale: Locale) {
  const readable = and(eq(entries.hidden, false), inArray(entryVersions.locale, [locale, "fr"]));
  return isPreviewingDrafts() ? readable : and(readable, lte(entryVersions.publishedAt, now()));
}
