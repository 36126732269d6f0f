/** Loads the stylesheet of a section, so that only pages with such a section load it. */
export function SectionStylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="section" />;
}
