import { editorMessages } from "#app/features/content/messages/editor.ts";
import { staleTranslationMessages } from "#app/features/content/messages/stale-translation.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldLinks } from "#app/ui/field-links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { fieldPathLabel } from "./error-list.ts";

const MAX_LISTED_FIELDS = 12;

type StaleTranslationNoticeProps = {
  /** The fields whose French has changed. */
  paths: string[];
  /** An English draft exists: publishing it will update the translation. */
  hasDraft: boolean;
};

/**
 * Above an English text whose French has changed: the changed fields, and the button that confirms
 * the translation.
 */
export function StaleTranslationNotice({ paths, hasDraft }: StaleTranslationNoticeProps) {
  const names = useMessages(editorMessages);
  const t = useMessages(staleTranslationMessages);
  const fields = paths.slice(0, MAX_LISTED_FIELDS).map((path) => ({
    id: `en.${path}`,
    message: fieldPathLabel(names, path),
  }));
  const hiddenCount = paths.length - fields.length;
  return (
    <Notice tone="warn" title={t.title} heading="h3" className="entry-notice">
      <p>{fields.length > 0 ? t.text : t.noField}</p>
      {fields.length > 0 && <FieldLinks fields={fields} />}
      {hiddenCount > 0 && <p>{t.more(hiddenCount)}</p>}
      {!hasDraft && (
        <Button
          type="submit"
          name="intent"
          value="confirm:en"
          variant="secondary"
          size="small"
          formNoValidate
        >
          {t.confirm}
        </Button>
      )}
    </Notice>
  );
}
