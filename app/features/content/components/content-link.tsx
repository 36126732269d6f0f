import type { ReactNode } from "react";
import { usePath } from "#app/ui/use-messages.ts";

type ContentLinkProps = { href: string; className?: string; children: ReactNode };

/** A file has the same address in every language. */
const isFilePath = (href: string) => /\.\w+$/.test(href);

/**
 * A link in the content: to a page of this site in the current language, a file, or another site. Renders other
 * addresses as text.
 */
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
