import { redirect } from "react-router";
import { Article } from "#app/features/content/components/article.tsx";
import campus from "#app/features/content/components/campus.css?url";
import { PageSections } from "#app/features/content/components/sections.tsx";
import { listEntries } from "#app/features/content/content.server.ts";
import { type LocalizedData, toLocalizedData } from "#app/features/content/content.ts";
import { notFoundResponse, requireFound } from "#app/http/responses.server.ts";
import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import campusPage from "#app/routes/site/campus/campus.css?url";
import styles from "#app/routes/site/page.css?url";
import { useMessages } from "#app/ui/use-messages.ts";
import { PageMain } from "../shell/page-main.tsx";
import { PageTop } from "../shell/page-top.tsx";
import { getCampusKey } from "../shell/site-shell-data.ts";
import { campusOrganization as thisCampus } from "../structured-data/school-organization.ts";
import type { Route } from "./+types/route";
import { CampusCard } from "./campus-card.tsx";
import { OtherCampus } from "./other-campus.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: campus },
  { rel: "stylesheet", href: campusPage },
];

/** Names of SITE-01. Another spelling is redirected here (301); any other name is a 404. */
const campusNames = ["SENEGAL", "CAMEROUN"];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const locale = getLocale(pathname);
  const campusName = campusNames.find((each) => each === params.name.toUpperCase());
  if (!campusName) throw notFoundResponse();
  if (campusName !== params.name)
    throw redirect(localizePath(locale, `/campus/${campusName}`) + search, 301);
  const campuses = await listEntries("campus", locale);
  const address = `/campus/${campusName}`;
  const entry = requireFound(campuses.find(({ data }) => data.href === address));
  const otherCampus = campuses.find(({ data }) => data.href !== address);
  return {
    campus: entry.data,
    language: entry.isFallback ? entry.locale : null,
    other: otherCampus ? toTeaser(toLocalizedData(otherCampus, entry.locale)) : null,
  };
}

function toTeaser({ card, href, lang }: LocalizedData<"campus">) {
  return { ...card, href, lang };
}

export default function CampusPage({ loaderData }: Route.ComponentProps) {
  const { campus, language, other } = loaderData;
  const t = useMessages(siteMessages);
  return (
    <PageMain language={language}>
      <PageTop
        page={campus}
        address={campus.href}
        language={language}
        breadcrumbs={[{ label: t.campuses.label }]}
        structuredData={(site) => thisCampus(site, getCampusKey(campus.href))}
      />
      <div className="section section-short section-flush">
        <div className="wrap campus-page">
          <CampusCard campus={campus} />
          <div>
            <Article sections={campus.inside} />
          </div>
        </div>
      </div>
      <PageSections sections={campus.sections.filter((section) => section.type !== "call")} />
      {other && <OtherCampus other={other} />}
      <PageSections sections={campus.sections.filter((section) => section.type === "call")} />
    </PageMain>
  );
}
