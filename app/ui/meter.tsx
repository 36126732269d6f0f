type MeterProps = {
  value: number;
  max: number;
  /** The same in words: "3 sur 15". */
  words: string;
};

/** How full something is: the words, and a bar that only decorates them. */
export function Meter({ value, max, words }: MeterProps) {
  return (
    <span className="meter">
      <span className="figures strong">{words}</span>
      <progress value={value} max={max} aria-hidden="true" />
    </span>
  );
}
