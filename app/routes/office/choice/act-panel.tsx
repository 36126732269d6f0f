import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Act } from "./forms.server.ts";
import type { Wrong } from "./use-wrong.ts";

type ActPanelProps = {
  intent: Act;
  title: string;
  text?: string;
  act: string;
  seen: string;
  danger?: boolean;
  wrong: Wrong;
  children?: ReactNode;
};

/** One thing that can be done with a choice: a title that opens its form. Open when it was refused. */
export function ActPanel({
  intent,
  title,
  text,
  act,
  seen,
  danger,
  wrong,
  children,
}: ActPanelProps) {
  const mine = wrong.typed?.intent === intent;
  return (
    <details className="act-panel panel" open={mine || undefined}>
      <summary>{title}</summary>
      <Form className="stack above-small" method="post" noValidate>
        <input type="hidden" name="seen" value={seen} />
        {text && <p className="muted">{text}</p>}
        {children}
        <div className="actions">
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={danger ? "danger" : "primary"}
          >
            {act}
          </Button>
        </div>
      </Form>
    </details>
  );
}
