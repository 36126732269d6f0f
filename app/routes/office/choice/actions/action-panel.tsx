import { type ReactNode, type ToggleEvent, useState } from "react";
import { Form } from "react-router";
import { emailPreviewMessages } from "#app/i18n/email-preview.ts";
import { Button } from "#app/ui/button.tsx";
import { isFormDirty } from "#app/ui/form/is-form-dirty.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ChoiceIntent } from "../choice-forms.server.ts";
import type { EmailForecasts } from "../email-forecasts.server.ts";
import { EmailPreview } from "../email-preview.tsx";
import type { FormErrors } from "../use-form-errors.ts";

type ActionPanelProps = {
  intent: ChoiceIntent;
  title: string;
  text?: string;
  act: string;
  /** The state, and other marks of what this is about, as the page shows them. */
  seen: Record<string, string>;
  danger?: boolean;
  forecasts: EmailForecasts;
  wrong: FormErrors;
  children?: ReactNode;
};

/**
 * One thing that can be done with a choice: a title that opens its form, and the letter before it leaves. Open
 * when it was refused or previewed.
 */
export function ActionPanel({
  intent,
  title,
  text,
  act,
  seen: versionFields,
  danger,
  forecasts,
  wrong: formErrors,
  children,
}: ActionPanelProps) {
  const isSubmitted = formErrors.typed?.intent === intent;
  // News of a colleague loads the page again and takes the answer away: what is being written stays in view.
  const [isOpen, setIsOpen] = useState(isSubmitted);
  if (isSubmitted && !isOpen) setIsOpen(true);
  // The form answers what the page showed as it was begun: news of a colleague changes neither it nor its words.
  const [formVersions, setFormVersions] = useState(versionFields);
  const { act: previewLabel } = useMessages(emailPreviewMessages);
  const hiddenFields = Object.entries(formVersions);
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // Asked of the form itself: what was typed before the page woke told nobody.
    const hasStarted = isSubmitted || isFormDirty(currentTarget.querySelector("form"));
    if (currentTarget.open && !hasStarted) setFormVersions(versionFields);
  };
  return (
    <details className="act-panel panel" open={isOpen || undefined} onToggle={handleToggle}>
      <summary>{title}</summary>
      <div
        className={isSubmitted && formErrors.preview !== undefined ? "act-with-letter" : undefined}
      >
        <Form
          key={String(hiddenFields)}
          className="stack above-small"
          method="post"
          noValidate
          preventScrollReset
        >
          {hiddenFields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
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
              {previewLabel}
            </Button>
          </div>
        </Form>
        {isSubmitted && formErrors.preview !== undefined && (
          <EmailPreview preview={formErrors.preview} />
        )}
      </div>
    </details>
  );
}
