/** A decorative band between two sections. */
export function SectionDivider() {
  return <div className="divider" aria-hidden="true" />;
}
