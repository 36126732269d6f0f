import type { AnchorHTMLAttributes } from "react";
import { Icon } from "./icon.tsx";

type ExternalLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Text for screen readers, for example "(nouvel onglet)". */
  newTabLabel: string;
};

/** A link to another site. It opens in a new tab, and screen readers announce that. */
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
