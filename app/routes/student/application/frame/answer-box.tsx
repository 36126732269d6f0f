import type { ReactNode } from "react";
import { useReadFirst } from "#app/ui/use-read-first.ts";

type AnswerBoxProps = {
  /** What the server answered: each new answer takes the focus again. */
  answer: unknown;
  children: ReactNode;
};

/** News that answers a button further down the page: it is brought into view and read. */
export function AnswerBox({ answer, children }: AnswerBoxProps) {
  return (
    <div {...useReadFirst<HTMLDivElement>(answer)} className="answer-box">
      {children}
    </div>
  );
}
