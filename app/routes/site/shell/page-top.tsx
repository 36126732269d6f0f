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
  /** Breadcrumbs between the home page and this one; paths as in the route config. */
  breadcrumbs: BreadcrumbStep[];
  look?: BannerLook;
  /** Content overlaps the bottom of the banner. */
  isOverlapped?: boolean;
  /** Document title when it differs from that of the page, for example to include the result of an action. */
  documentTitle?: string;
  /** Canonical path of the page, as in the route config. */
  address: string;
  /** Language of the content when it is not that of the URL. */
  language?: Locale | null;
  type?: "website" | "article";
  /** Structured data of the page, besides its breadcrumbs. */
  structuredData?: StructuredDataBuilder;
};

/** Metadata and banner of a page. */
export function PageTop({
  page,
  breadcrumbs,
  look = "picture",
  isOverlapped,
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
        variant={isOverlapped ? [...variant, "overlapped"] : variant}
      />
    </>
  );
}
