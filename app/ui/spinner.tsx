type SpinnerProps = {
  /** What is under way: "Enregistrement…". Shown beside it unless hidden. */
  label: string;
  hideLabel?: boolean;
};

/** Something is under way and its end is not known. Shown after a second, not at once. */
export function Spinner({ label, hideLabel }: SpinnerProps) {
  return (
    <span className="row" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className={hideLabel ? "vh" : undefined}>{label}</span>
    </span>
  );
}
