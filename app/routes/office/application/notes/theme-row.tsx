import { Form } from "react-router";
import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import { checkStates, type Fact } from "#app/features/review/checklist.ts";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { FormErrors } from "../../choice/use-form-errors.ts";
import { getThemeFormName } from "../../shell/draft-form-names.ts";
import { FormDraftNote } from "../../shell/form-draft-note.tsx";
import { useApplicationUrl } from "../use-application-url.ts";
import { useFormatDateTime } from "../use-format-date-time.ts";
import { DoneNotice } from "./done-notice.tsx";

type ThemeRowProps = {
  applicationId: string;
  check: ThemeCheck;
  facts: Fact[];
  canDecide: boolean;
  /** This theme was saved just now. */
  isDone: boolean;
  formErrors: FormErrors & { now?: ThemeCheck };
};

const tones = { "not-looked-at": "line", "in-order": "ok", "to-complete": "warn" } as const;

/** One theme of the checklist: its facts, its state and the form that sets them. */
export function ThemeRow(props: ThemeRowProps) {
  const { applicationId, check, facts, canDecide, isDone, formErrors } = props;
  const { checklist: t } = useMessages(reviewMessages);
  const formatDateTime = useFormatDateTime();
  const { theme, state, at } = check;
  return (
    <li className="theme-row" id={`theme-${theme}`} tabIndex={-1}>
      <div>
        <h3>{t.themes[theme]}</h3>
        <p className="row">
          <Tag tone={tones[state] satisfies TagTone}>{t.states[state]}</Tag>
          {at && (
            <span className="tiny-text muted">
              {t.by(check.by ?? t.somebody, formatDateTime(at))}
            </span>
          )}
        </p>
        {check.comment && !canDecide && <p className="small-text">{check.comment}</p>}
        <Facts facts={facts} />
      </div>
      <div>
        {formErrors.reason === "theme-changed" && formErrors.now && (
          <ThemeConflict now={formErrors.now} />
        )}
        <DoneNotice intents={isDone ? ["check-theme"] : []} />
        {canDecide && (
          <ThemeForm applicationId={applicationId} check={check} formErrors={formErrors} />
        )}
      </div>
    </li>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  const { checklist: t } = useMessages(reviewMessages);
  if (facts.length === 0) return <p className="tiny-text muted">{t.nothing}</p>;
  return (
    <ul className="theme-facts">
      {facts.map(({ fact, n }) => (
        <li key={fact}>{(t.facts[fact] as (n: number) => string)(n ?? 1)}</li>
      ))}
    </ul>
  );
}

type ThemeFormProps = Pick<ThemeRowProps, "applicationId" | "check" | "formErrors">;

function ThemeForm({ applicationId, check, formErrors }: ThemeFormProps) {
  const { theme, state, version } = check;
  const { checklist: t } = useMessages(reviewMessages);
  const applicationUrl = useApplicationUrl();
  const field = `comment-${theme}`;
  return (
    <Form
      method="post"
      action={applicationUrl({}, `theme-${theme}`)}
      key={version}
      className="theme-form"
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="intent" value="check-theme" />
      <input type="hidden" name="theme" value={theme} />
      <input type="hidden" name="version" value={version} />
      <TextField
        id={field}
        name="comment"
        label={t.note}
        autoComplete="off"
        error={formErrors.errors?.[field]}
        defaultValue={formErrors.submitted?.comment ?? check.comment ?? ""}
      />
      {/* Enter submits the first button of a form: this one saves the text with the current state. */}
      <button
        className="vh"
        type="submit"
        name="state"
        value={state}
        tabIndex={-1}
        aria-hidden="true"
      >
        {t.states[state]}
      </button>
      <fieldset className="theme-states">
        <legend className="vh">{t.set(t.themes[theme])}</legend>
        {checkStates.map((to) => (
          <button
            key={to}
            type="submit"
            name="state"
            value={to}
            className="btn btn-secondary btn-small"
            aria-pressed={to === state}
          >
            {t.states[to]}
          </button>
        ))}
      </fieldset>
      <FormDraftNote
        formName={getThemeFormName(applicationId, check)}
        isReturned={formErrors.submitted !== undefined}
      />
    </Form>
  );
}

/** Another officer changed the theme meanwhile: their state is stored, this form was refused. */
function ThemeConflict({ now: { by, state, at } }: { now: ThemeCheck }) {
  const { checklist: t } = useMessages(reviewMessages);
  const formatDateTime = useFormatDateTime();
  return (
    <Notice tone="warn" role="alert">
      {t["theme-changed"](by ?? t.somebody, t.states[state], at ? formatDateTime(at) : "")}
    </Notice>
  );
}
