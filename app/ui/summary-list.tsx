import type { ReactNode } from "react";
import { Link } from "react-router";

type SummaryListProps = {
  rows: {
    label: ReactNode;
    /** Without a value, `notGiven` is shown. */
    value?: ReactNode;
    /** Overrides the `notGiven` of the list, for example "Non fournie" for a feminine noun. */
    notGiven?: string;
    change?: {
      to: string;
      /** Link text, for example "Modifier". */
      linkText: string;
      /** Text for screen readers that completes the link: "votre date de naissance". */
      hiddenText: string;
    };
  }[];
  /** Shown for an empty value, for example "Non fourni". */
  notGiven?: string;
  /** "two": no column for links; "dense": for staff pages. */
  look?: "two" | "dense";
};

/** Answers to review before submission, each with a link to change it. */
export function SummaryList({ rows, notGiven, look }: SummaryListProps) {
  return (
    <dl className={look ? `summary-list is-${look}` : "summary-list"}>
      {rows.map((row, index) => (
        <div key={typeof row.label === "string" ? row.label : index}>
          <dt>{row.label}</dt>
          <dd className="summary-value">
            {row.value || <span className="not-provided">{row.notGiven ?? notGiven}</span>}
          </dd>
          {row.change && (
            <dd className="summary-action">
              <Link to={row.change.to}>
                {row.change.linkText}
                <span className="vh"> {row.change.hiddenText}</span>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
