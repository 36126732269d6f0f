import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { useMixedLanguages } from "./lang-boundary.tsx";
import { Picture } from "./picture.tsx";
import type { PictureName } from "./picture-names.ts";

type PageBannerProps = {
  title: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The way from the home page; the last step is this page. `lang` where it is not the language of the page. */
  breadcrumbs: { label: ReactNode; href?: string; lang?: Locale | null }[];
  /** The name of the navigation, for screen readers. */
  breadcrumbsLabel: string;
  picture?: PictureName | (string & {});
  focus?: { x: number; y: number };
  /** overlapped: something rises over its foot · night: cloth, no picture · split: picture on the right. */
  variant?: ("overlapped" | "night" | "split")[];
};

/** The head of a public page: its picture under a veil, the way there and the title. */
export function PageBanner({
  title,
  lead,
  breadcrumbs,
  breadcrumbsLabel,
  variant = [],
  ...props
}: PageBannerProps) {
  const { pageLang } = useMixedLanguages();
  const isNight = variant.includes("night") || !props.picture;
  const variantClasses = variant.filter((look) => look !== "night").map((look) => ` is-${look}`);
  return (
    <section className={`page-banner${variantClasses.join("")}${isNight ? " is-night" : ""}`}>
      {props.picture && !isNight && (
        <Picture name={props.picture} focus={props.focus} sizes="100vw" loading="first" />
      )}
      <div className="wrap">
        <nav aria-label={breadcrumbsLabel} lang={pageLang}>
          <ol>
            {breadcrumbs.map((step, index) => (
              <li
                key={step.href ?? index}
                lang={step.lang ?? undefined}
                aria-current={index === breadcrumbs.length - 1 ? "page" : undefined}
              >
                {step.href ? <a href={step.href}>{step.label}</a> : step.label}
              </li>
            ))}
          </ol>
        </nav>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
    </section>
  );
}
