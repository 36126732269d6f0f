import { and, eq, inArray, lte } from "drizzle-orm";
import type { Locale } from "#app/i18n/locale.ts";
import { now } from "#app/platform/clock.ts";
import { entries, entryVersions } from "#app/platform/db/schema/content.ts";
import { isPreviewingDrafts } from "./draft-preview.server.ts";

/** SQL condition that a version may be shown in a language: published, or any version in a preview. */
export function isPublished(locale: Locale) {
  const readable = and(eq(entries.hidden, false), inArray(entryVersions.locale, [locale, "fr"]));
  return isPreviewingDrafts() ? readable : and(readable, lte(entryVersions.publishedAt, now()));
}
