import { locales, localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/robots";

/** Areas of persons, and addresses that show nothing to read. */
const disallowedPaths = ["/administration", "/espace-etudiant", "/demo/", "/panier"];

/**
 * What robots may read, the same in every mode: a demonstration is kept out of search engines by a header
 * (`X-Robots-Tag`), because a page closed here could still be listed and would lose its preview when shared.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    "User-agent: *",
    ...locales.flatMap((locale) =>
      disallowedPaths.map((path) => `Disallow: ${localizePath(locale, path)}`),
    ),
    "Disallow: /api/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
