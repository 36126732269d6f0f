import type { Route } from "./+types/sitemap";
import { listSitemapPages } from "./list-sitemap-pages.server.ts";
import { formatSitemap } from "./sitemap-xml.ts";

/** The sitemap of public pages, in both languages. */
export async function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  return new Response(formatSitemap(origin, await listSitemapPages()), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
