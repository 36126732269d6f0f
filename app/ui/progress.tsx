export type ProgressStep = "done" | "partial" | "todo";

type ProgressProps = {
  steps: ProgressStep[];
  /** Text equivalent, for example "3 étapes obligatoires terminées sur 6". */
  label: string;
};

/** Shows the state of each section as one bar. */
export function Progress({ steps, label }: ProgressProps) {
  const bars = steps.map((step, index) => ({ key: `${index}-${step}`, step }));
  return (
    <div className="progress-steps" role="img" aria-label={label}>
      {bars.map(({ key, step }) => (
        <i key={key} className={step === "todo" ? undefined : `is-${step}`} />
      ))}
    </div>
  );
}
