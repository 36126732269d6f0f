import type { ReactNode } from "react";
import { Link } from "react-router";

type SummaryListProps = {
  rows: {
    label: ReactNode;
    /** Nothing given is said, not left blank. */
    value?: ReactNode;
    /** "Non fournie", where this answer has words of its own for it. */
    notGiven?: string;
    change?: {
      to: string;
      /** "Modifier". */
      word: string;
      /** What it changes, for screen readers: "votre date de naissance". */
      what: string;
    };
  }[];
  /** "Non fourni". */
  notGiven?: string;
  /** plain · two: no column for links · dense: for the office. */
  look?: "two" | "dense";
};

/** Answers to check before sending, each with its link to change it. */
export function SummaryList({ rows, notGiven, look }: SummaryListProps) {
  return (
    <dl className={look ? `summary-list is-${look}` : "summary-list"}>
      {rows.map((row, index) => (
        <div key={typeof row.label === "string" ? row.label : index}>
          <dt>{row.label}</dt>
          <dd className="summary-value">
            {row.value || <span className="not-given">{row.notGiven ?? notGiven}</span>}
          </dd>
          {row.change && (
            <dd className="summary-action">
              <Link to={row.change.to}>
                {row.change.word}
                <span className="vh"> {row.change.what}</span>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
