import { Sections } from "#app/features/content/components/sections.tsx";
import { getEntry, listEntries } from "#app/features/content/content.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import styles from "#app/ui/styles/page.css?url";
import extra from "#app/ui/styles/site-extra-page.css?url";
import type { Route } from "./+types/contact";
import { ContactCards } from "./contact/contact-cards.tsx";
import { PageMain } from "./frame/page-main.tsx";
import { PageTop } from "./frame/page-top.tsx";
import { school } from "./structured-data/school.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: extra },
];

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const [page, campuses] = await Promise.all([
    getEntry("page", "contacts", locale),
    listEntries("campus", locale),
  ]);
  return {
    page: orNotFound(page).data,
    campuses: campuses.map(({ data }) => {
      const { name, lines, phone, whatsapp, email, hours, map, href } = data;
      return { name, lines, phone, whatsapp, email, hours, map, href };
    }),
  };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, campuses } = loaderData;
  return (
    <PageMain>
      <PageTop
        page={page}
        overlapped
        address="/contacts"
        trail={[{ label: page.trail }]}
        facts={(site) => [school(site)]}
      />
      <ContactCards campuses={campuses} />
      <Sections sections={page.sections} />
    </PageMain>
  );
}
