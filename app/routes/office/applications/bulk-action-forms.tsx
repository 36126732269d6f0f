import { Form } from "react-router";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import type { Officer } from "#app/features/staff/officers.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { NEW_ANNOUNCEMENT_PATH } from "../announcements/announcement-paths.ts";

type BulkActionFormsProps = {
  count: number;
  names: string[];
  /** The query string that names the selected applications. */
  selectionQuery: string;
  officers: Officer[];
  canWrite: boolean;
  /** The officer that a refused form had selected. */
  submittedOfficer: string | undefined;
};

/** The number and some names of the selected applications, and the bulk actions. */
export function BulkActionForms(props: BulkActionFormsProps) {
  const { count, names, selectionQuery, officers, canWrite, submittedOfficer } = props;
  const t = useMessages(applicationListMessages);
  const { several } = t;
  const locale = useLocale();
  const path = usePath();
  return (
    <div className="stack">
      <section className="panel" aria-labelledby="selected-applications">
        <div className="panel-head">
          <h2 id="selected-applications">
            {several.count(formatNumber(locale, count, 0), count > 1)}
          </h2>
        </div>
        <p className="muted">
          {count > names.length && `${several.sample}${locale === "fr" ? "\u00A0: " : ": "}`}
          {names.join(", ")}
          {count > names.length && "…"}
        </p>
      </section>
      <section className="panel" aria-labelledby="assign">
        <div className="panel-head">
          <h2 id="assign">{several.assignTitle}</h2>
        </div>
        <p>{several.assignText}</p>
        <Form method="post" className="assignment-form above-small">
          <input type="hidden" name="expectedCount" value={count} />
          <SelectField
            name="officer"
            label={t.assignTo}
            defaultValue={submittedOfficer}
            options={[
              ...officers.map(({ id, name }) => ({ value: id, label: name })),
              { value: "", label: t.release },
            ]}
          />
          <Button type="submit" size="small">
            {t.assignToOther}
          </Button>
        </Form>
      </section>
      {canWrite && (
        <section className="panel" aria-labelledby="write">
          <div className="panel-head">
            <h2 id="write">{several.writeTitle}</h2>
          </div>
          <p>{several.writeText}</p>
          <ButtonLink
            variant="secondary"
            size="small"
            className="above-small"
            to={path(`${NEW_ANNOUNCEMENT_PATH}?${selectionQuery}`)}
          >
            <Icon name="envelope-simple" />
            {several.write}
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
