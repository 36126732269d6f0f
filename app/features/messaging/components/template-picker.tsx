import { templateWords } from "#app/i18n/template.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** Puts a template into the letter of its form, which comes back filled. */
export function TemplatePicker({ templates }: { templates: { id: string; name: string }[] }) {
  const words = useWords(templateWords);
  if (templates.length === 0) return null;
  return (
    <div className="template-picker">
      <SelectField
        name="template"
        label={words.pick}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        empty={words.choose}
      />
      <Button type="submit" variant="secondary" small name="intent" value="insert-template">
        {words.insert}
      </Button>
    </div>
  );
}
