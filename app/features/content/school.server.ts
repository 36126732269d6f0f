import { type School, type Schools, schoolsFrom, shippedSchools } from "#app/i18n/school.ts";
import { isLibraryReference } from "#app/ui/library-picture.ts";
import { getEntry } from "./content.server.ts";
import { draftedSchools, keepDraftedSchools } from "./drafts.server.ts";

/** The entry that says who the school is; there is one. */
const ENTRY = "school";

let published: Schools = shippedSchools;
schoolsFrom(() => draftedSchools() ?? published);

/**
 * Learns who the school is from what is published, for the pages, the letters and the receipts of this process: once
 * as it starts and whenever something is published, so that no page asks for it. True when it has changed.
 */
export async function learnSchool(): Promise<boolean> {
  const before = JSON.stringify(published);
  published = await readSchools();
  return JSON.stringify(published) !== before;
}

/** Within a preview: the school is who its draft says, for this piece of work alone. */
export async function previewSchool(): Promise<void> {
  keepDraftedSchools(await readSchools());
}

async function readSchools(): Promise<Schools> {
  const [fr, en] = await Promise.all([getEntry(ENTRY, ENTRY, "fr"), getEntry(ENTRY, ENTRY, "en")]);
  if (!fr || !en) return shippedSchools;
  return { fr: told(fr.data), en: told(en.data) };
}

/** A picture whose files are not made yet leaves the mark in its place. */
function told({ name, short, article, logo }: School): School {
  const shown = logo && logo.name !== "" && !isLibraryReference(logo.name);
  return { name, short, article, logo: shown ? { name: logo.name, alt: logo.alt } : null };
}
