import type { Scene } from "#app/features/content/kinds.ts";
import { type Locale, locales, pathIn } from "#app/i18n/locale.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { useAround } from "#app/ui/around.tsx";
import { sharedPicture } from "#app/ui/shared-picture.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { dataBlock, type Facts } from "../structured-data/site.ts";
import { useFrame } from "./frame.ts";

type PageHeadProps = {
  title: string;
  /** 50 to 160 letters. */
  description: string;
  /** The one address of the page, whatever led to it, as the floor plan writes it. */
  address: string;
  /** What one sees where the page is shared. */
  scene: Scene;
  /** The language of the words when it is not that of the address: the page is then the other one's copy. */
  language?: Locale | null;
  type?: "website" | "article";
  facts?: Facts;
};

/** What search engines and those who share a page are told: title, address, languages, picture, facts. */
export function PageHead({ address, language, facts, ...page }: PageHeadProps) {
  const t = useMessages(siteMessages);
  const { brand } = useMessages(shellMessages);
  const locale = useLocale();
  const { around } = useAround();
  const { origin, campuses, settings } = useFrame();
  const title = t.titled(page.title);
  const shared = sharedPicture(page.scene.name);
  const canonical = origin + pathIn(language ?? locale, address);
  const things = facts?.({ origin, campuses, settings, locale, brand }) ?? [];
  return (
    <>
      <title lang={language ?? around}>{title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonical} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={origin + pathIn(each, address)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content={page.type ?? "website"} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={brand} />
      {locales.map((each) => (
        <meta
          key={each}
          property={each === locale ? "og:locale" : "og:locale:alternate"}
          content={territories[each]}
        />
      ))}
      <meta property="og:image" content={origin + shared.file} />
      <meta property="og:image:width" content={`${shared.width}`} />
      <meta property="og:image:height" content={`${shared.height}`} />
      <meta property="og:image:alt" content={page.scene.alt || t.page.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {things.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped by dataBlock
          dangerouslySetInnerHTML={{ __html: dataBlock(things) }}
        />
      )}
    </>
  );
}

/** The words of each language as Open Graph names them: the French of France, the English of Britain. */
const territories: Record<Locale, string> = { fr: "fr_FR", en: "en_GB" };
