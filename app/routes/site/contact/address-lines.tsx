import { Raised } from "#app/features/content/components/line.tsx";

/** A postal address, one line under the other. */
export function AddressLines({ lines }: { lines: string[] }) {
  return (
    <address className="address-lines">
      {lines.map((line) => (
        <span key={line}>
          <Raised text={line} />
        </span>
      ))}
    </address>
  );
}
