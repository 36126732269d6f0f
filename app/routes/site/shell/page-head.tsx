import type { Scene } from "#app/features/content/kinds.ts";
import { type Locale, locales, localizePath } from "#app/i18n/locale.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { useMixedLanguages } from "#app/ui/lang-boundary.tsx";
import { getOpenGraphImage } from "#app/ui/open-graph-image.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import {
  type StructuredDataBuilder,
  serializeStructuredData,
} from "../structured-data/structured-data.ts";
import { useSiteShell } from "./site-shell-data.ts";

type PageHeadProps = {
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** Canonical path of the page, as in the route config. */
  address: string;
  /** Open Graph picture. */
  scene: Scene;
  /** Language of the content when it is not that of the URL: the canonical URL is then that of the other language. */
  language?: Locale | null;
  type?: "website" | "article";
  structuredData?: StructuredDataBuilder;
};

/** Metadata for search engines and shared links: title, canonical URL, languages, picture, structured data. */
export function PageHead({ address, language, structuredData, ...page }: PageHeadProps) {
  const t = useMessages(siteMessages);
  const { brand } = useMessages(shellMessages);
  const locale = useLocale();
  const { contentLang } = useMixedLanguages();
  const { origin, campuses, settings } = useSiteShell();
  const title = t.titled(page.title);
  const socialImage = getOpenGraphImage(page.scene.name);
  const canonical = origin + localizePath(language ?? locale, address);
  const structuredItems = structuredData?.({ origin, campuses, settings, locale, brand }) ?? [];
  return (
    <>
      <title lang={language ?? contentLang}>{title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonical} />
      {locales.map((each) => (
        <link
          key={each}
          rel="alternate"
          hrefLang={each}
          href={origin + localizePath(each, address)}
        />
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
          content={openGraphLocales[each]}
        />
      ))}
      <meta property="og:image" content={origin + socialImage.file} />
      <meta property="og:image:width" content={`${socialImage.width}`} />
      <meta property="og:image:height" content={`${socialImage.height}`} />
      <meta property="og:image:alt" content={page.scene.alt || t.page.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredItems.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD, escaped by serializeStructuredData
          dangerouslySetInnerHTML={{ __html: serializeStructuredData(structuredItems) }}
        />
      )}
    </>
  );
}

/** Open Graph locale of each language. */
const openGraphLocales: Record<Locale, string> = { fr: "fr_FR", en: "en_GB" };
