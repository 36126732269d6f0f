import { getLocale, localizePath } from "#app/i18n/locale.ts";
import { getSchools } from "#app/i18n/school.ts";
import type { Route } from "./+types/manifest";

const THEME_COLOR = "#151338";

/** Web app manifest, in the language of the URL. */
export function loader({ request }: Route.LoaderArgs) {
  const locale = getLocale(new URL(request.url).pathname);
  const { name, short, logo } = getSchools()[locale];
  const baseIcon = logo?.icon ?? "/img/icon-192.png";
  const icon = (size: 192 | 512, purpose: "any" | "maskable") => ({
    src: baseIcon.replace("-192.", `-${size}.`),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name,
    short_name: short,
    lang: locale,
    start_url: localizePath(locale, "/"),
    scope: "/",
    // Not "standalone": the pages are documents and need the browser's Back button.
    display: "minimal-ui",
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    // The drawing fits in the safe zone of maskable icons, so one file serves both purposes.
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
