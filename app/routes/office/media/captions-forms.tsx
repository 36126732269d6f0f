import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { parseCaptions } from "#app/features/media/captions/captions.ts";
import type { MediumView } from "#app/features/media/library.server.ts";
import { mediaMessages } from "#app/features/media/messages/media.ts";
import { Button } from "#app/ui/button.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

type FileVersion = NonNullable<MediumView["version"]>;
type CaptionsFormsProps = {
  version: FileVersion;
  refused: FormRefusal;
  saved: SavedCaptions | null;
};

/** The captions that were just saved, from the query. `name`: the name of their file, "" when they were typed. */
export type SavedCaptions = { locale: string; name: string };

/** The captions of a film in each language: an uploaded .vtt file, or else the typed text. */
export function CaptionsForms({ version, ...formProps }: CaptionsFormsProps) {
  const t = useMessages(mediaMessages);
  return (
    <section className="panel stack" aria-labelledby="captions">
      <h2 id="captions">{t.captions}</h2>
      <p className="hint">{t.captionsText}</p>
      <div className="media-pair">
        <CaptionsForm locale="fr" text={version.captionsFr} version={version} {...formProps} />
        <CaptionsForm locale="en" text={version.captionsEn} version={version} {...formProps} />
      </div>
    </section>
  );
}

type CaptionsFormProps = CaptionsFormsProps & { locale: "fr" | "en"; text: string | null };

function CaptionsForm({ locale, text, version, refused, saved }: CaptionsFormProps) {
  const t = useMessages(mediaMessages);
  const file = useRef<HTMLInputElement>(null);
  const isSaved = saved?.locale === locale;
  // Every navigation has a new key, also the redirect after the same file is uploaded again.
  const { key: locationKey } = useLocation();
  useEffect(() => {
    if (locationKey && isSaved && file.current) file.current.value = "";
  }, [locationKey, isSaved]);
  const name = `captions-${locale}`;
  const parsed = text ? parseCaptions(text) : null;
  const count = parsed?.ok ? parsed.cues.length : 0;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="stack"
      noValidate
      preventScrollReset
    >
      <p>
        {count > 0 && <Tag tone="ok">{t.lines(count)}</Tag>}
        {count === 0 && version.hasSpeech && <Tag tone="warn">{t.tags.captions}</Tag>}
      </p>
      <FileField
        ref={file}
        name={`${name}-file`}
        label={t.captionsFile[locale]}
        hint={isSaved && saved.name ? t.fileTaken(saved.name) : undefined}
        accept=".vtt,text/vtt"
      />
      <TextArea
        name={name}
        label={t.inLanguage[locale]}
        error={refused.errors[name]}
        rows={10}
        spellCheck={false}
        defaultValue={refused.submitted[name] ?? text ?? ""}
      />
      <Button type="submit" name="intent" value={name} variant="secondary">
        {t.saveCaptions[locale]}
      </Button>
    </Form>
  );
}
