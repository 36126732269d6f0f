import { getSchools, hasSchoolIdentity, setSchoolsSource } from "#app/i18n/school.ts";
import { useLocale } from "#app/ui/use-messages.ts";

const META_NAME = "school";

/** In the head, once the school has said who it is: what React needs to say the same when it wakes. */
export function SchoolMeta() {
  return hasSchoolIdentity() ? (
    <meta name={META_NAME} content={JSON.stringify(getSchools())} />
  ) : null;
}

/** The sign of the tab and of the home screen: the logo of the school, or the mark it came with. */
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

// Read before React wakes, with the file of every page: the words that it wakes with say the same.
if (typeof document !== "undefined") {
  const metaContent = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content;
  const storedSchools = metaContent && JSON.parse(metaContent);
  if (storedSchools) setSchoolsSource(() => storedSchools);
}
