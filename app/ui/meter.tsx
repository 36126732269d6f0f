type MeterProps = {
  value: number;
  max: number;
  /** Text equivalent, for example "3 sur 15". */
  valueText: string;
};

/** A text with a progress bar, which is hidden from screen readers. */
export function Meter({ value, max, valueText }: MeterProps) {
  return (
    <span className="meter">
      <span className="numbers strong">{valueText}</span>
      <progress value={value} max={max} aria-hidden="true" />
    </span>
  );
}
