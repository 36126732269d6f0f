type MeterProps = {
  value: number;
  max: number;
  /** The same in words: "3 sur 15". */
  valueText: string;
};

/** How full something is: the words, and a bar that only decorates them. */
export function Meter({ value, max, valueText }: MeterProps) {
  return (
    <span className="meter">
      <span className="figures strong">{valueText}</span>
      <progress value={value} max={max} aria-hidden="true" />
    </span>
  );
}
