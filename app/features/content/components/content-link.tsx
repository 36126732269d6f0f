import type { ReactNode } from "react";
import { usePath } from "#app/ui/use-messages.ts";

type ContentLinkProps = { href: string; className?: string; children: ReactNode };

/** A file has one address, whatever the language of the page that leads to it. */
const isFilePath = (href: string) => /\.\w+$/.test(href);

/** A link that the content holds: to a page of this site in the language shown, to a file of it, or to another site. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  const path = usePath();
  if (/^\/(?!\/)/.test(href)) {
    return (
      <a href={isFilePath(href) ? href : path(href)} className={className}>
        {children}
      </a>
    );
  }
  if (!/^(https?:|mailto:|tel:)/.test(href)) return children;
  return (
    <a href={href} className={className} rel="noopener">
      {children}
    </a>
  );
}
