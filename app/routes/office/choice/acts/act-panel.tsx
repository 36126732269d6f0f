import { type ReactNode, type ToggleEvent, useState } from "react";
import { Form } from "react-router";
import { previewMessages } from "#app/i18n/preview.ts";
import { Button } from "#app/ui/button.tsx";
import { isChanged } from "#app/ui/form/is-changed.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Forecasts } from "../forecasts.server.ts";
import type { Act } from "../forms.server.ts";
import { LetterPreview } from "../letter-preview.tsx";
import type { Wrong } from "../use-wrong.ts";

type ActPanelProps = {
  intent: Act;
  title: string;
  text?: string;
  act: string;
  /** The state, and other marks of what this is about, as the page shows them. */
  seen: Record<string, string>;
  danger?: boolean;
  forecasts: Forecasts;
  wrong: Wrong;
  children?: ReactNode;
};

/**
 * One thing that can be done with a choice: a title that opens its form, and the letter before it leaves. Open
 * when it was refused or previewed.
 */
export function ActPanel({
  intent,
  title,
  text,
  act,
  seen,
  danger,
  forecasts,
  wrong,
  children,
}: ActPanelProps) {
  const mine = wrong.typed?.intent === intent;
  // News of a colleague loads the page again and takes the answer away: what is being written stays in view.
  const [opened, setOpened] = useState(mine);
  if (mine && !opened) setOpened(true);
  // The form answers what the page showed as it was begun: news of a colleague changes neither it nor its words.
  const [begun, setBegun] = useState(seen);
  const { act: look } = useMessages(previewMessages);
  const marks = Object.entries(begun);
  const begin = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // Asked of the form itself: what was typed before the page woke told nobody.
    const isBegun = mine || isChanged(currentTarget.querySelector("form"));
    if (currentTarget.open && !isBegun) setBegun(seen);
  };
  return (
    <details className="act-panel panel" open={opened || undefined} onToggle={begin}>
      <summary>{title}</summary>
      <div className={mine && wrong.preview !== undefined ? "act-with-letter" : undefined}>
        <Form
          key={String(marks)}
          className="stack above-small"
          method="post"
          noValidate
          preventScrollReset
        >
          {marks.map(([name, mark]) => (
            <input key={name} type="hidden" name={name} value={mark} />
          ))}
          <input type="hidden" name="intent" value={intent} />
          {text && <p className="muted">{text}</p>}
          {children}
          {forecasts[intent] && <p className="small-text muted">{forecasts[intent]}</p>}
          <div className="actions">
            <Button type="submit" variant={danger ? "danger" : "primary"}>
              {act}
            </Button>
            <Button type="submit" name="preview" value="yes" variant="secondary">
              {look}
            </Button>
          </div>
        </Form>
        {mine && wrong.preview !== undefined && <LetterPreview preview={wrong.preview} />}
      </div>
    </details>
  );
}
