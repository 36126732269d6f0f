import type { DuplicatesView } from "#app/features/review/duplicates/list-duplicates.server.ts";
import { duplicatesMessages } from "#app/features/review/messages/duplicates.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import type { FormErrors } from "../../choice/use-form-errors.ts";
import { MergedApplication } from "./merged-application.tsx";
import { PossibleDuplicate } from "./possible-duplicate.tsx";

type DuplicatesProps = { duplicates: DuplicatesView; formErrors: FormErrors };

/**
 * Possible duplicates of this application, and applications merged with it. Renders nothing when
 * there are none.
 */
export function Duplicates({ duplicates, formErrors }: DuplicatesProps) {
  const t = useMessages(duplicatesMessages);
  const doneIntent = useQuery().text("done", 40);
  const { application: current, matches, elsewhere, linked } = duplicates;
  const doneText = getOwnValue<string>(t.done, doneIntent);
  const locale = useLocale();
  const isEmpty = !current || matches.length + elsewhere + linked.length === 0;
  if (isEmpty && !doneText && !formErrors.reason) return null;
  return (
    <section
      className="panel duplicates"
      id="duplicates"
      tabIndex={-1}
      aria-labelledby="duplicates-title"
    >
      <div className="panel-head">
        <h2 id="duplicates-title">{t.title}</h2>
      </div>
      <div role="status">
        {!formErrors.submitted && doneText && <Notice tone="ok">{doneText}</Notice>}
      </div>
      {formErrors.reason && (
        <Notice tone="error" role="alert">
          {errorMessage(locale, formErrors.reason, t.refusals)}
        </Notice>
      )}
      {linked.map((one) => (
        <MergedApplication key={one.application.id} merged={one} />
      ))}
      {elsewhere > 0 && <Notice tone="warn">{t.elsewhere}</Notice>}
      {current &&
        matches.map((match) => (
          <PossibleDuplicate
            key={match.application.id}
            current={current}
            duplicate={match}
            formErrors={formErrors}
          />
        ))}
    </section>
  );
}
