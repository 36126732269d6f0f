import { isDeepStrictEqual } from "node:util";
import type { Locale } from "#app/i18n/locale.ts";
import {
  demoSchools,
  type School,
  type SchoolLogo,
  type Schools,
  setSchoolsSource,
} from "#app/i18n/school.ts";
import { isLibraryReference, parseLibraryPictureName } from "#app/ui/library-picture.ts";
import { getFallbackUrl, getPictureSizes, getPictureUrl } from "#app/ui/pictures.ts";
import { getEntry } from "./content.server.ts";
import { getPreviewSchools, setPreviewSchools } from "./editing/draft-preview.server.ts";
import type { SchoolIdentity } from "./kinds.ts";
import { inflectSchoolName } from "./school-name.ts";

// Kind and slug of the single entry with the school's identity.
const SCHOOL_ENTRY = "school";

let published: Schools = demoSchools;
setSchoolsSource(() => getPreviewSchools() ?? published);

/**
 * Loads the school's identity for all pages, emails and receipts of this process: at start and after each publication,
 * so that pages need no query. Returns whether it changed.
 */
export async function refreshSchool(): Promise<boolean> {
  const previous = published;
  const loaded = await loadSchools();
  // The shared object lets pages omit an identity that equals the shipped one.
  published = isDeepStrictEqual(loaded, demoSchools) ? demoSchools : loaded;
  return !isDeepStrictEqual(published, previous);
}

/** In a preview, uses the identity of the draft. */
export async function loadPreviewSchool(): Promise<void> {
  setPreviewSchools(await loadSchools());
}

async function loadSchools(): Promise<Schools> {
  const [fr, en] = await Promise.all([
    getEntry(SCHOOL_ENTRY, SCHOOL_ENTRY, "fr"),
    getEntry(SCHOOL_ENTRY, SCHOOL_ENTRY, "en"),
  ]);
  if (!fr || !en) return demoSchools;
  return { fr: buildSchool("fr", fr.data), en: buildSchool("en", en.data) };
}

function buildSchool(locale: Locale, { name, short, article, logo }: SchoolIdentity): School {
  return { name, short, logo: toSchoolLogo(logo), ...inflectSchoolName(locale, name, article) };
}

/** Until its files are transcoded, the built-in logo is shown. */
function toSchoolLogo(logo: SchoolIdentity["logo"]): SchoolLogo | null {
  if (!logo?.name || isLibraryReference(logo.name)) return null;
  const { name, alt } = logo;
  const { widths, width, height } = getPictureSizes(name);
  const avif = getPictureUrl(name, `${widths[0]}.avif`);
  const icon = parseLibraryPictureName(name) && getPictureUrl(name, "icon-192.png");
  return { avif, webp: getFallbackUrl(name), icon, width, height, alt };
}
