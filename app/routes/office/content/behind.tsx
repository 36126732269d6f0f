import { editorMessages } from "#app/i18n/editor.ts";
import { revisionMessages } from "#app/i18n/revision.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldLinks } from "#app/ui/field-links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { nameOfPath } from "./error-list.ts";

const MOST_NAMED = 12;

type BehindProps = {
  /** The fields whose French has changed. */
  paths: string[];
  /** English words wait to be published: it is they that will answer. */
  inHand: boolean;
};

/** Above an English text whose French has changed since: where, and the button that says it still holds. */
export function Behind({ paths, inHand }: BehindProps) {
  const names = useMessages(editorMessages);
  const t = useMessages(revisionMessages);
  const fields = paths.slice(0, MOST_NAMED).map((path) => ({
    id: `en.${path}`,
    message: nameOfPath(names, path),
  }));
  const left = paths.length - fields.length;
  return (
    <Notice tone="warn" title={t.title} heading="h3" className="lacks">
      <p>{fields.length > 0 ? t.text : t.noField}</p>
      {fields.length > 0 && <FieldLinks fields={fields} />}
      {left > 0 && <p>{t.more(left)}</p>}
      {!inHand && (
        <Button type="submit" name="do" value="confirm:en" variant="secondary" small formNoValidate>
          {t.confirm}
        </Button>
      )}
    </Notice>
  );
}
