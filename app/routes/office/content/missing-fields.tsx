import type { ReactNode } from "react";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { unfinishedMessages } from "#app/i18n/unfinished.ts";
import { FieldLinks } from "#app/ui/field-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { ContentFormState } from "./content-form-state.ts";
import { fieldPathLabel } from "./error-list.ts";

/** The fields that a draft needs before it can be published in this language, as links. */
export function MissingFieldsNotice({
  formState: { missingFields, lang },
}: {
  formState: ContentFormState;
}) {
  const t = useMessages(editorMessages);
  const { missing: title } = useMessages(unfinishedMessages);
  const paths = Object.keys(missingFields).filter((path) => path.startsWith(`${lang}.`));
  if (paths.length === 0) return null;
  const fields = paths.map((id) => ({ id, message: fieldPathLabel(t, id.slice(3)) }));
  return (
    <Notice tone="warn" title={title[lang](paths.length)} heading="h3" className="entry-notice">
      <FieldLinks fields={fields} />
    </Notice>
  );
}

/** The same at its field, in front of the field's own hint. */
export function MissingFieldHint({ formState, path, hint }: MissingFieldHintProps): ReactNode {
  const t = useMessages(unfinishedMessages);
  const locale = useLocale();
  const reason = formState.missingFields[path];
  if (!reason) return hint;
  const sentence = reason === "required" ? t.toFill : t.before(errorMessage(locale, reason));
  return (
    <>
      <span className="missing-field">
        <Icon name="warning" />
        {sentence}
      </span>
      {hint}
    </>
  );
}

type MissingFieldHintProps = { formState: ContentFormState; path: string; hint?: string };
