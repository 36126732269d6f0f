/** A decorative band between two sections. */
export function SectionDivider() {
  return <div className="selvedge" aria-hidden="true" />;
}
