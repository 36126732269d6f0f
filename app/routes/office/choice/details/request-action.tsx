import type { ReactNode } from "react";
import { Form } from "react-router";

type RequestActionProps = {
  request: { id: string; words: string };
  title: string;
  /** True when the form was refused. */
  open: boolean;
  children: ReactNode;
};

/** A collapsed form about one request. */
export function RequestAction({
  request: { id, words },
  title,
  open,
  children,
}: RequestActionProps) {
  return (
    <details className="disclosure" open={open || undefined}>
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
