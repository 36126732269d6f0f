import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import type { BannerLook, Scene } from "#app/features/content/kinds.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMessages } from "#app/i18n/site.ts";
import { useAround } from "#app/ui/around.tsx";
import { PageBanner } from "#app/ui/page-banner.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { breadcrumbs, type Facts, type Step } from "../structured-data/site.ts";
import { PageHead } from "./page-head.tsx";

type PageTopProps = {
  page: { title: string; description: string; lead: string; scene: Scene };
  /** What stands between the home page and this one, as the floor plan writes its addresses. */
  trail: Step[];
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
  facts?: Facts;
};

/** The head of the document and the banner of a page. */
export function PageTop({
  page,
  trail,
  look = "picture",
  overlapped,
  documentTitle,
  ...head
}: PageTopProps) {
  const t = useMessages(siteMessages);
  const path = usePath();
  const { around } = useAround();
  const between = trail.filter((step) => step.label !== "");
  const here: Step = { label: page.title, lang: around };
  const steps: Step[] = [{ label: t.menu.home, href: "/" }, ...between, here];
  const variant = look === "picture" ? [] : [look];
  return (
    <>
      <PageHead
        {...head}
        title={documentTitle ?? page.title}
        description={page.description}
        scene={page.scene}
        facts={(site) => [...(head.facts?.(site) ?? []), breadcrumbs(site, steps)]}
      />
      <PageBanner
        title={<TypesetText text={page.title} />}
        line={<TypesetText text={page.lead} />}
        path={steps.map(({ href, ...step }) => ({ ...step, href: href && path(href) }))}
        pathLabel={t.page.trail}
        picture={page.scene.name}
        focus={page.scene.focus}
        variant={overlapped ? [...variant, "overlapped"] : variant}
      />
    </>
  );
}
