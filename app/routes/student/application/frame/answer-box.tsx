import { type ReactNode, useEffect, useRef } from "react";

type AnswerBoxProps = {
  /** What the server answered: each new answer takes the focus again. */
  answer: unknown;
  children: ReactNode;
};

/** News that answers a button further down the page: it is brought into view and read. */
export function AnswerBox({ answer, children }: AnswerBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus again
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div ref={box} tabIndex={-1} className="answer-box">
      {children}
    </div>
  );
}
