import { lockMedia } from "#app/features/media/remove-medium.server.ts";
import { listMediaWithoutConsent } from "#app/features/media/save-people-consent.server.ts";
import { findUnpublishableMedia } from "#app/features/media/transcode/unpublishable-media.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { listLibraryNames, listMediaReferences } from "../media-references.ts";

type MediaCheckInput = {
  data: Record<string, unknown>;
  locale: Locale;
  isPublishing: boolean;
  /** The editor confirmed that recognisable people agreed. */
  isPeopleConsentConfirmed: boolean;
};

/** The form field of that confirmation, for all media of a language. */
export const PEOPLE_CONSENT_FIELD = "$peopleConfirmed";

/**
 * Checks the media that the data references and locks them until the transaction ends. Returns error codes by field:
 * `medium-missing`, and when publishing `picture-undescribed`, `captions-missing` and `people-consent-missing` (at
 * `PEOPLE_CONSENT_FIELD`).
 */
export async function checkMedia(
  tx: Database,
  { data, locale, isPublishing, isPeopleConsentConfirmed }: MediaCheckInput,
): Promise<Record<string, string>> {
  const references = listMediaReferences(data);
  const errors: Record<string, string> = {};
  for (const kind of ["picture", "video"] as const) {
    const { missing } = await lockMedia(tx, kind, listLibraryNames(references, kind));
    for (const reference of references)
      if (reference.kind === kind && missing.includes(reference.name))
        errors[`${reference.path}.name`] = "medium-missing";
  }
  if (!isPublishing) return errors;
  const unfit = await findUnpublishableMedia(tx, references, locale);
  for (const { kind, name, path, alt } of references) {
    if (!unfit.has(`${kind}/${name}`)) continue;
    if (kind === "video") errors[`${path}.name`] ??= "captions-missing";
    // The link of a film describes its poster.
    else if (alt === "" && !path.endsWith("poster"))
      errors[`${path}.alt`] ??= "picture-undescribed";
  }
  const [first] = isPeopleConsentConfirmed ? [] : await listMediaWithoutConsent(tx, references);
  // Commas separate the values of an error code.
  if (first) errors[PEOPLE_CONSENT_FIELD] = `people-consent-missing:${first.replaceAll(",", " ")}`;
  return errors;
}
