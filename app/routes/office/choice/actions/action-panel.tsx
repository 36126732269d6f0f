import { type ReactNode, type ToggleEvent, useState } from "react";
import { Form } from "react-router";
import { emailPreviewMessages } from "#app/features/decisions/messages/email-preview.ts";
import { Button } from "#app/ui/button.tsx";
import { isFormDirty } from "#app/ui/form/is-form-dirty.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { getChoiceFormName } from "../../shell/draft-form-names.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import type { ChoiceIntent } from "../choice-forms.server.ts";
import type { EmailForecasts } from "../email-forecasts.server.ts";
import { EmailPreview } from "../email-preview.tsx";
import type { FormErrors } from "../use-form-errors.ts";

type ActionPanelProps = {
  choiceId: string;
  intent: ChoiceIntent;
  title: string;
  text?: string;
  submit: string;
  /**
   * Hidden fields with the state and versions that the page showed, so that the server detects a
   * conflict.
   */
  versionFields: Record<string, string>;
  danger?: boolean;
  forecasts: EmailForecasts;
  formErrors: FormErrors;
  children?: ReactNode;
};

/** The kind of an offer binds the school: the officer chooses it anew. */
const EXCLUDED_FIELDS = ["terms"];

/**
 * One action on a choice: its form and the preview of its email. It opens when the form was refused
 * or previewed.
 */
export function ActionPanel({
  choiceId,
  intent,
  title,
  text,
  submit,
  versionFields,
  danger,
  forecasts,
  formErrors,
  children,
}: ActionPanelProps) {
  const isSubmitted = formErrors.submitted?.intent === intent;
  // A live update reloads the page and clears the action result: the panel stays open, so that text
  // being written stays visible.
  const [isOpen, setIsOpen] = useState(isSubmitted);
  if (isSubmitted && !isOpen) setIsOpen(true);
  // The form sends the versions from when it was started: a colleague's change is then refused as a
  // conflict, not overwritten.
  const [formVersions, setFormVersions] = useState(versionFields);
  const { previewAction: previewLabel } = useMessages(emailPreviewMessages);
  const hiddenFields = Object.entries(formVersions);
  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // Read from the form itself: input from before hydration has fired no React event.
    const hasStarted = isSubmitted || isFormDirty(currentTarget.querySelector("form"));
    if (currentTarget.open && !hasStarted) setFormVersions(versionFields);
  };
  return (
    <details className="action-panel panel" open={isOpen || undefined} onToggle={handleToggle}>
      <summary>{title}</summary>
      <div
        className={
          isSubmitted && formErrors.preview !== undefined ? "action-with-preview" : undefined
        }
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
              {submit}
            </Button>
            <Button type="submit" name="preview" value="yes" variant="secondary">
              {previewLabel}
            </Button>
            {children && (
              <FormDraftNote
                formName={getChoiceFormName({ choiceId, intent, versionFields: formVersions })}
                isReturned={isSubmitted}
                excludedFields={EXCLUDED_FIELDS}
              />
            )}
          </div>
        </Form>
        {isSubmitted && formErrors.preview !== undefined && (
          <EmailPreview preview={formErrors.preview} />
        )}
      </div>
    </details>
  );
}
