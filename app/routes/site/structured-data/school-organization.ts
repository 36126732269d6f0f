import type { EducationalOrganization } from "schema-dts";
import { campusCountry } from "#app/features/access/campus-country.ts";
import { getSchools } from "#app/i18n/school.ts";
import type { FooterCampus } from "../shell/site-shell-data.ts";
import {
  getAbsoluteUrl,
  type StructuredDataContext,
  schoolIdentity,
  schoolReference,
} from "./structured-data.ts";

const campusPaths = { senegal: "/campus/SENEGAL", cameroon: "/campus/CAMEROUN" };

/** The school with its two campuses. Social networks without a URL are left out. */
export function schoolOrganization(site: StructuredDataContext): EducationalOrganization {
  const networks = site.settings?.social.flatMap(({ href }) => href || []) ?? [];
  return {
    "@type": "EducationalOrganization",
    ...schoolReference(site),
    name: site.brand,
    url: `${site.origin}/`,
    logo: site.origin + getSchoolLogoPath(site),
    ...(site.settings && { description: site.settings.tagline }),
    ...(networks.length > 0 && { sameAs: networks }),
    subOrganization: site.campuses.map((campus) => toOrganization(site, campus)),
  };
}

/** Path of the logo of the school. */
export function getSchoolLogoPath({ locale }: StructuredDataContext): string {
  const { logo } = getSchools()[locale];
  return logo?.webp ?? "/img/icon-512.png";
}

/** The campus of a page; empty when it is not published. */
export function campusOrganization(
  site: StructuredDataContext,
  key: FooterCampus["key"],
): EducationalOrganization[] {
  const campus = site.campuses.find((each) => each.key === key);
  const parent = { "@type": "EducationalOrganization" as const, ...schoolIdentity(site) };
  return campus ? [{ ...toOrganization(site, campus), parentOrganization: parent }] : [];
}

function toOrganization(
  site: StructuredDataContext,
  { key, name, city, lines, phone, email }: FooterCampus,
) {
  // A line in brackets is a placeholder, not an address.
  const street = lines.filter((line) => !line.includes("[")).join(", ");
  return {
    "@type": "EducationalOrganization" as const,
    name: `${site.brand}, ${name}`,
    url: getAbsoluteUrl(site, campusPaths[key]),
    telephone: phone,
    email,
    address: {
      "@type": "PostalAddress" as const,
      ...(street && { streetAddress: street }),
      addressLocality: city,
      addressCountry: campusCountry[key],
    },
  };
}
