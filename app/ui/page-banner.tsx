import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { useMixedLanguages } from "./lang-boundary.tsx";
import { Picture } from "./picture.tsx";
import type { PictureName } from "./picture-names.ts";

type PageBannerProps = {
  title: ReactNode;
  /** A line under the title. */
  lead?: ReactNode;
  /**
   * Breadcrumbs from the home page; the last is this page. Set `lang` where a label is not in the language of the page.
   */
  breadcrumbs: { label: ReactNode; href?: string; lang?: Locale | null }[];
  /** Accessible name of the breadcrumbs. */
  breadcrumbsLabel: string;
  picture?: PictureName | (string & {});
  focus?: { x: number; y: number };
  /**
   * "overlapped": content overlaps the bottom edge; "night": dark pattern without a picture; "split": picture on the
   * right.
   */
  variant?: ("overlapped" | "night" | "split")[];
};

/** The banner of a public page: picture, breadcrumbs and title. */
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
