import { Form } from "react-router";
import type { MediumView } from "#app/features/media/library.server.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type DescriptionFormProps = { medium: MediumView; refused: FormRefusal };

/**
 * The name, description and credit of a medium in both languages, and whether it is demonstration
 * content.
 */
export function DescriptionForm({ medium, refused: { errors, submitted } }: DescriptionFormProps) {
  const t = useMessages(mediaMessages);
  const { kind, title, titleEn, isDecorative, altFr, altEn, credit, demo, version } = medium;
  const values = {
    title,
    titleEn,
    altFr,
    altEn,
    credit,
    ...("title" in submitted ? submitted : {}),
  };
  const role = submitted.role ?? (isDecorative ? "decorative" : "described");
  return (
    <Form method="post" className="panel stack" noValidate preventScrollReset>
      <h2>{t.description}</h2>
      <div className="media-pair">
        <TextField name="title" label={t.name} error={errors.title} defaultValue={values.title} />
        <TextField
          name="titleEn"
          label={t.nameEn}
          error={errors.titleEn}
          defaultValue={values.titleEn}
        />
      </div>
      {kind === "picture" && (
        <>
          <RadioGroup
            name="role"
            label={t.role}
            defaultValue={role}
            options={[
              { value: "described", label: t.toDescribe },
              { value: "decorative", label: t.decorative },
            ]}
          />
          <div className="media-pair">
            <TextArea
              name="altFr"
              label={t.altFr}
              hint={t.altHint}
              error={errors.altFr}
              rows={3}
              defaultValue={values.altFr}
            />
            <TextArea
              name="altEn"
              label={t.altEn}
              hint={t.altEnHint}
              error={errors.altEn}
              rows={3}
              defaultValue={values.altEn}
            />
          </div>
        </>
      )}
      <TextField
        name="credit"
        label={t.credit}
        error={errors.credit}
        defaultValue={values.credit}
      />
      {kind === "video" && version && (
        <>
          <input type="hidden" name="hasSpeech" value="on" />
          <Checkbox
            name="spoken"
            value="on"
            label={t.spoken}
            hint={t.spokenHint}
            defaultChecked={version.hasSpeech}
          />
        </>
      )}
      <Checkbox name="demo" value="on" label={t.isDemo} defaultChecked={demo} />
      <Button type="submit" name="intent" value="describe">
        {t.save}
      </Button>
    </Form>
  );
}
