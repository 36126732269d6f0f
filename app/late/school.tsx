import { schools, schoolsFrom, shippedSchools } from "#app/i18n/school.ts";
import { useLocale } from "#app/ui/use-words.ts";

const NAME = "school";

/** In the head, once the school has said who it is: what React needs to say the same when it wakes. */
export function SchoolIdentity() {
  const known = schools();
  return known === shippedSchools ? null : <meta name={NAME} content={JSON.stringify(known)} />;
}

/** The sign of the tab: the logo of the school, or the mark it came with. */
export function SchoolSign() {
  const { logo } = schools()[useLocale()];
  if (!logo) return <link rel="icon" href="/favicon.svg" type="image/svg+xml" />;
  return <link rel="icon" href={logo.webp} type="image/webp" />;
}

/** Before React wakes: the school is who the page says. */
export function schoolOfPage(document: Document): void {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  if (!said) return;
  const read = JSON.parse(said);
  schoolsFrom(() => read);
}
