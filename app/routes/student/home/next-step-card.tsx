import type { ReactNode } from "react";

type NextStepCardProps = { caption: string; title: string; children: ReactNode };

/** The main card of the home page, below a decorative band. */
export function NextStepCard({ caption, title, children }: NextStepCardProps) {
  return (
    <section className="card card-leaf next-steps" aria-labelledby="next">
      <div className="divider-band" aria-hidden="true" />
      <div className="next-steps-body">
        <p className="small-text muted strong">{caption}</p>
        <h2 id="next">{title}</h2>
        {children}
      </div>
    </section>
  );
}
