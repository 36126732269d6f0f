type SpinnerProps = {
  /** The task in progress, for example "Enregistrement…". */
  label: string;
  hideLabel?: boolean;
};

/**
 * Shows that something of unknown duration is in progress. It appears at once: delay it in the caller if most waits are
 * short.
 */
export function Spinner({ label, hideLabel }: SpinnerProps) {
  return (
    <span className="row" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className={hideLabel ? "vh" : undefined}>{label}</span>
    </span>
  );
}
