import { locales, localizePath } from "#app/i18n/locale.ts";
import type { Route } from "./+types/robots";

/** Private areas, and paths without content. */
const disallowedPaths = ["/administration", "/espace-etudiant", "/demo/", "/panier"];

/**
 * robots.txt, the same in every mode: a demonstration is excluded from search by the `X-Robots-Tag` header, because a
 * page disallowed here could still be listed and would lose its link preview.
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
