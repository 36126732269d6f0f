import type { ReactNode } from "react";
import { useReadFirst } from "./use-read-first.ts";

type AnswerBoxProps = {
  /** What the server answered: each new answer takes the focus again. A document answers once. */
  answer?: unknown;
  children: ReactNode;
};

/** News that answers a press, which may stand far from it: it is brought into view and read. */
export function AnswerBox({ answer, children }: AnswerBoxProps) {
  return (
    <div {...useReadFirst<HTMLDivElement>(answer)} className="answer-box">
      {children}
    </div>
  );
}
