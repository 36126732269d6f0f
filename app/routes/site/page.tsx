import { findSchoolProgrammeOfPage } from "#app/features/catalogue/programmes/school-programmes.server.ts";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { toLocalizedData } from "#app/features/content/content.ts";
import type { Section } from "#app/features/content/kinds.ts";
import { requireFound } from "#app/http/responses.server.ts";
import { getLocale, stripLocale } from "#app/i18n/locale.ts";
import styles from "#app/routes/site/page.css?url";
import type { Route } from "./+types/page";
import { buildProgrammeSummary } from "./catalogue/school-programme-view.ts";
import { PageMain } from "./shell/page-main.tsx";
import { PageTop } from "./shell/page-top.tsx";
import { programmeCourse } from "./structured-data/courses.ts";
import { faqPages } from "./structured-data/faq-page.ts";
import { schoolOrganization } from "./structured-data/school-organization.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A content page, whose slug is its URL; 404 when it is not published. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const slug = stripLocale(pathname).replaceAll("/", "");
  const { data, locale, isFallback } = requireFound(
    await getEntry("page", slug, getLocale(pathname)),
  );
  const hasGallery = data.sections.some((section) => section.type === "gallery");
  const gallery = hasGallery ? await listEntries("gallery", getLocale(pathname)) : [];
  const programme = await findSchoolProgrammeOfPage(locale, slug);
  const sections = programme
    ? insertSection(data.sections, buildProgrammeSummary(locale, programme))
    : data.sections;
  return {
    page: { ...data, sections },
    isProgramme: programme !== null,
    address: `/${slug}`,
    gallery: gallery.map((picture) => toLocalizedData(picture, locale)),
    language: isFallback ? locale : null,
  };
}

/** Inserts a section before the questions and the call at the end of a page. */
function insertSection(sections: Section[], added: Section): Section[] {
  const end = sections.findIndex(({ type }) => type === "questions" || type === "call");
  return sections.toSpliced(end < 0 ? sections.length : end, 0, added);
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { page, isProgramme, address, gallery, language } = loaderData;
  return (
    <PageMain language={language}>
      <PageTop
        page={page}
        address={address}
        language={language}
        look={page.look}
        breadcrumbs={[{ label: page.trail, lang: language }]}
        structuredData={(site) => [
          ...(address === "/about" ? [schoolOrganization(site)] : []),
          ...(isProgramme ? [programmeCourse(site, { ...page, address })] : []),
          ...faqPages(page.sections),
        ]}
      />
      <PageSections sections={page.sections} gallery={gallery} />
    </PageMain>
  );
}
