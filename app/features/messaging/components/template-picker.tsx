import { errorMessage } from "#app/i18n/error-message.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { templateMessages } from "../messages/template.ts";
import { findUnfilledPlaceholders } from "../templates/template.ts";

type TemplatePickerProps = {
  templates: { id: string; name: string }[];
  error?: string;
  /** A template has just been inserted into the message. */
  isInserted?: boolean;
  /** The message, checked for placeholders without a value. */
  message?: Record<string, string>;
};

/** Selects a template. Submitting it returns the form with the template filled in. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { templates, error, isInserted, message = {} } = props;
  const t = useMessages(templateMessages);
  const locale = useLocale();
  const unfilledError = findUnfilledPlaceholders([message.subject, message.content].join(" "));
  if (templates.length === 0) return null;
  return (
    <div className="template-picker">
      {/* Enter activates the first submit button of a form: this one sends the message instead of inserting a template. */}
      <button type="submit" hidden />
      <SelectField
        name="template"
        label={t.pick}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel={t.choose}
        error={error}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        name="intent"
        value="insert-template"
        formNoValidate
      >
        {t.insert}
      </Button>
      <p role="status" className="tiny-text muted">
        {isInserted && t.inserted}
        {isInserted && unfilledError && <b> {errorMessage(locale, unfilledError)}</b>}
      </p>
    </div>
  );
}
