/** The style sheet of a section: it comes with the pages that have such a section, and with no other. */
export function SectionStylesheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="section" />;
}
