import type { EducationalOrganization } from "schema-dts";
import { campusCountry } from "#app/features/identity/campus-country.ts";
import { schools } from "#app/i18n/school.ts";
import type { FooterCampus } from "../frame/frame.ts";
import { absolute, namedSchool, type Site, theSchool } from "./site.ts";

const campusAddresses = { senegal: "/campus/SENEGAL", cameroon: "/campus/CAMEROUN" };

/** The school with its two campuses. A social network without an address is not told. */
export function school(site: Site): EducationalOrganization {
  const networks = site.settings?.social.flatMap(({ href }) => href || []) ?? [];
  return {
    "@type": "EducationalOrganization",
    ...theSchool(site),
    name: site.brand,
    url: `${site.origin}/`,
    logo: site.origin + logoOf(site),
    ...(site.settings && { description: site.settings.tagline }),
    ...(networks.length > 0 && { sameAs: networks }),
    subOrganization: site.campuses.map((campus) => campusOf(site, campus)),
  };
}

/** The address of the logo of the school. */
export function logoOf({ locale }: Site): string {
  const { logo } = schools()[locale];
  return logo?.webp ?? "/img/icon-512.png";
}

/** The campus that a page is about. */
export function campus(site: Site, key: FooterCampus["key"]): EducationalOrganization[] {
  const found = site.campuses.find((each) => each.key === key);
  const parent = { "@type": "EducationalOrganization" as const, ...namedSchool(site) };
  return found ? [{ ...campusOf(site, found), parentOrganization: parent }] : [];
}

function campusOf(site: Site, { key, name, city, lines, phone, email }: FooterCampus) {
  // A line in brackets is still to be completed: it is no address.
  const street = lines.filter((line) => !line.includes("[")).join(", ");
  return {
    "@type": "EducationalOrganization" as const,
    name: `${site.brand}, ${name}`,
    url: absolute(site, campusAddresses[key]),
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
