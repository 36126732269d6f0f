import type { AnchorHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";

type ExternalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Said to screen readers: "(nouvel onglet)". */
  newTabLabel: string;
};

/** A link that leaves the site in a new tab, and says so. */
export function ExternalLink({ newTabLabel, className, children, ...props }: ExternalLinkProps) {
  return (
    <a
      className={className ? `external-link ${className}` : "external-link"}
      target="_blank"
      rel="noopener noreferrer"
      {...props}
    >
      {children}
      <Icon name="arrow-up-right" />
      <span className="vh"> {newTabLabel}</span>
    </a>
  );
}
