/** The strip of cloth between two sections, with its three-coloured edge. Decoration only. */
export function Selvedge() {
  return <div className="selvedge" aria-hidden="true" />;
}
