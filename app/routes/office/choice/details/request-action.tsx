import type { ReactNode } from "react";
import { Form } from "react-router";

type RequestActionProps = {
  request: { id: string; words: string };
  title: string;
  /** Something was wrong with it: it is shown. */
  open: boolean;
  children: ReactNode;
};

/** Something that can be done with what was asked, closed until it is wanted. */
export function RequestAction({
  request: { id, words },
  title,
  open,
  children,
}: RequestActionProps) {
  return (
    <details className="more-inside" open={open || undefined}>
      <summary>
        {title}
        <span className="vh"> {words}</span>
      </summary>
      <Form className="stack" method="post" noValidate>
        <input type="hidden" name="request" value={id} />
        {children}
      </Form>
    </details>
  );
}
