import { OrdinalText } from "#app/features/content/components/typeset-text.tsx";

/** A postal address, one line per element. */
export function AddressLines({ lines }: { lines: string[] }) {
  return (
    <address className="address-lines">
      {lines.map((line) => (
        <span key={line}>
          <OrdinalText text={line} />
        </span>
      ))}
    </address>
  );
}
