import { getSchools, hasSchoolIdentity, setSchoolsSource } from "#app/i18n/school.ts";
import { useLocale } from "#app/ui/use-messages.ts";

const META_NAME = "school";

/**
 * In the head, once the school has entered its identity: the data that React needs to render the same name when it
 * hydrates.
 */
export function SchoolMeta() {
  return hasSchoolIdentity() ? (
    <meta name={META_NAME} content={JSON.stringify(getSchools())} />
  ) : null;
}

/** The icons of the tab and of the home screen: the logo of the school, or the default icon. */
export function SchoolIcons() {
  const { logo } = getSchools()[useLocale()];
  const [href, type] = logo ? [logo.webp, "image/webp"] : ["/favicon.svg", "image/svg+xml"];
  return (
    <>
      <link rel="icon" href={href} type={type} />
      <link rel="apple-touch-icon" href={logo?.icon ?? "/apple-touch-icon.png"} />
    </>
  );
}

// This module loads before hydration, so that React renders the same names as the server.
if (typeof document !== "undefined") {
  const metaContent = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content;
  const storedSchools = metaContent && JSON.parse(metaContent);
  if (storedSchools) setSchoolsSource(() => storedSchools);
}
