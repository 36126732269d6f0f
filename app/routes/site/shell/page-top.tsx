import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { BannerLook, Scene } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { useMixedLanguages } from "#app/ui/lang-boundary.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import {
  type BreadcrumbStep,
  breadcrumbList,
  type StructuredDataBuilder,
} from "../structured-data/structured-data.ts";
import { PageHead } from "./page-head.tsx";

type PageTopProps = {
  page: { title: string; description: string; lead: string; scene: Scene };
  /** What stands between the home page and this one, as the floor plan writes its addresses. */
  breadcrumbs: BreadcrumbStep[];
  look?: BannerLook;
  /** Something rises over the foot of the banner. */
  overlapped?: boolean;
  /** The title of the document when it is not the page's: it says more, or what has just happened there. */
  documentTitle?: string;
  /** The one address of the page, as the floor plan writes it. */
  address: string;
  /** The language of the words when it is not that of the address. */
  language?: Locale | null;
  type?: "website" | "article";
  /** What the page tells of beside the way to it. */
  structuredData?: StructuredDataBuilder;
};

/** The head of the document and the banner of a page. */
export function PageTop({
  page,
  breadcrumbs,
  look = "picture",
  overlapped,
  documentTitle,
  ...head
}: PageTopProps) {
  const t = useMessages(siteMessages);
  const path = usePath();
  const { contentLang } = useMixedLanguages();
  const labelledSteps = breadcrumbs.filter((step) => step.label !== "");
  const currentStep: BreadcrumbStep = { label: page.title, lang: contentLang };
  const steps: BreadcrumbStep[] = [
    { label: t.menu.home, href: "/" },
    ...labelledSteps,
    currentStep,
  ];
  const variant = look === "picture" ? [] : [look];
  return (
    <>
      <PageHead
        {...head}
        title={documentTitle ?? page.title}
        description={page.description}
        scene={page.scene}
        structuredData={(site) => [
          ...(head.structuredData?.(site) ?? []),
          breadcrumbList(site, steps),
        ]}
      />
      <PageBanner
        title={<TypesetText text={page.title} />}
        lead={<TypesetText text={page.lead} />}
        breadcrumbs={steps.map(({ href, ...step }) => ({ ...step, href: href && path(href) }))}
        breadcrumbsLabel={t.page.trail}
        picture={page.scene.name}
        focus={page.scene.focus}
        variant={overlapped ? [...variant, "overlapped"] : variant}
      />
    </>
  );
}
