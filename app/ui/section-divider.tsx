/** The strip of cloth between two sections, with its three-coloured edge. Decoration only. */
export function SectionDivider() {
  return <div className="selvedge" aria-hidden="true" />;
}
