import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { shapes } from "../shapes/shapes.ts";
import { checkMedia } from "./check-media.server.ts";
import type { EditableEntry } from "./entry-list.server.ts";
import { toFieldValues } from "./form-fields.ts";
import { parseFields } from "./parse-form-fields.ts";

/**
 * Lists what a draft needs to be published, as an error code per field. Empty when it is complete, and when the newest
 * version is published. Returns null without `edit:content`.
 */
export async function listMissingFields(
  actor: Actor,
  { kind, dataByLocale, states }: Pick<EditableEntry, "kind" | "dataByLocale" | "states">,
  locale: Locale,
): Promise<Record<string, string> | null> {
  if (!can(actor, "edit:content")) return null;
  const draft = states[locale]?.newest.isDraft ? dataByLocale[locale] : undefined;
  if (!draft) return {};
  const parsed = parseFields(shapes[kind], toFieldValues(shapes[kind], draft));
  // Consent of the people in pictures is asked when publishing, so it counts as given here.
  const mediaCheck = { data: draft, locale, isPublishing: true, isPeopleConsentConfirmed: true };
  const mediaErrors = await checkMedia(db(), mediaCheck);
  return parsed.ok ? mediaErrors : { ...mediaErrors, ...parsed.errors };
}
