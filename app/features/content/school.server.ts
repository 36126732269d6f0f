import { isDeepStrictEqual } from "node:util";
import type { Locale } from "#app/i18n/locale.ts";
import {
  type School,
  type SchoolLogo,
  type Schools,
  schoolsFrom,
  shippedSchools,
} from "#app/i18n/school.ts";
import { isLibraryReference, readLibraryName } from "#app/ui/library-picture.ts";
import { fallbackFile, ladderOf, pictureFile } from "#app/ui/pictures.ts";
import { getEntry } from "./content.server.ts";
import { getPreviewSchools, setPreviewSchools } from "./editing/draft-preview.server.ts";
import type { SchoolIdentity } from "./kinds.ts";
import { inflectSchoolName } from "./school-name.ts";

/** The entry that says who the school is; there is one. */
const SCHOOL_ENTRY = "school";

let published: Schools = shippedSchools;
schoolsFrom(() => getPreviewSchools() ?? published);

/**
 * Learns who the school is from what is published, for the pages, the letters and the receipts of this process: once
 * as it starts and whenever something is published, so that no page asks for it. True when it has changed.
 */
export async function refreshSchool(): Promise<boolean> {
  const previous = published;
  const loaded = await loadSchools();
  // What says nothing else than the site itself weighs nothing in the pages.
  published = isDeepStrictEqual(loaded, shippedSchools) ? shippedSchools : loaded;
  return !isDeepStrictEqual(published, previous);
}

/** Within a preview: the school is who its draft says, for this piece of work alone. */
export async function loadPreviewSchool(): Promise<void> {
  setPreviewSchools(await loadSchools());
}

async function loadSchools(): Promise<Schools> {
  const [fr, en] = await Promise.all([
    getEntry(SCHOOL_ENTRY, SCHOOL_ENTRY, "fr"),
    getEntry(SCHOOL_ENTRY, SCHOOL_ENTRY, "en"),
  ]);
  if (!fr || !en) return shippedSchools;
  return { fr: buildSchool("fr", fr.data), en: buildSchool("en", en.data) };
}

function buildSchool(locale: Locale, { name, short, article, logo }: SchoolIdentity): School {
  return { name, short, logo: toSchoolLogo(logo), ...inflectSchoolName(locale, name, article) };
}

/** A picture whose files are not made yet leaves the mark in its place. */
function toSchoolLogo(logo: SchoolIdentity["logo"]): SchoolLogo | null {
  if (!logo?.name || isLibraryReference(logo.name)) return null;
  const { name, alt } = logo;
  const { widths, width, height } = ladderOf(name);
  const avif = pictureFile(name, `${widths[0]}.avif`);
  const icon = readLibraryName(name) && pictureFile(name, "icon-192.png");
  return { avif, webp: fallbackFile(name), icon, width, height, alt };
}
