import { Form } from "react-router";
import type { ThemeCheck } from "#app/features/review/checklist.server.ts";
import { checkStates, type Fact } from "#app/features/review/checklist.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Wrong } from "../../choice/use-wrong.ts";
import { useMoment } from "../use-moment.ts";
import { usePlace } from "../use-place.ts";
import { DoneNotice } from "./done-notice.tsx";

type ThemeRowProps = {
  check: ThemeCheck;
  facts: Fact[];
  mayDecide: boolean;
  /** It is the one that was just noted. */
  isDone: boolean;
  wrong: Wrong & { now?: ThemeCheck };
};

const tones = { "not-looked-at": "line", "in-order": "ok", "to-complete": "warn" } as const;

/** One theme: what is known of it, and a press for where it stands, with a word if there is one to say. */
export function ThemeRow({ check, facts, mayDecide, isDone, wrong }: ThemeRowProps) {
  const { checklist: t } = useMessages(reviewMessages);
  const moment = useMoment();
  const { theme, state, at } = check;
  return (
    <li className="theme-row" id={`theme-${theme}`} tabIndex={-1}>
      <div>
        <h3>{t.themes[theme]}</h3>
        <p className="row">
          <Tag tone={tones[state] satisfies TagTone}>{t.states[state]}</Tag>
          {at && (
            <span className="tiny-text muted">{t.by(check.by ?? t.somebody, moment(at))}</span>
          )}
        </p>
        {check.words && !mayDecide && <p className="small-text">{check.words}</p>}
        <Facts facts={facts} />
      </div>
      <div>
        {wrong.reason === "theme-changed" && wrong.now && <Changed now={wrong.now} />}
        <DoneNotice of={isDone ? ["theme"] : []} />
        {mayDecide && <Press check={check} wrong={wrong} />}
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

function Press({ check, wrong }: Pick<ThemeRowProps, "check" | "wrong">) {
  const { theme, state, version } = check;
  const { checklist: t } = useMessages(reviewMessages);
  const place = usePlace();
  const field = `words-${theme}`;
  return (
    <Form
      method="post"
      action={place({}, `theme-${theme}`)}
      key={version}
      className="theme-press"
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="intent" value="theme" />
      <input type="hidden" name="theme" value={theme} />
      <input type="hidden" name="version" value={version} />
      <TextField
        id={field}
        name="words"
        label={t.words}
        autoComplete="off"
        error={wrong.errors?.[field]}
        defaultValue={wrong.typed?.words ?? check.words ?? ""}
      />
      {/* Enter in the field keeps the word and changes nothing else: it presses the first button. */}
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
    </Form>
  );
}

/** Another officer said so meanwhile: theirs stays, this one looks again. */
function Changed({ now: { by, state, at } }: { now: ThemeCheck }) {
  const { checklist: t } = useMessages(reviewMessages);
  const moment = useMoment();
  return (
    <Notice tone="warn" role="alert">
      {t["theme-changed"](by ?? t.somebody, t.states[state], at ? moment(at) : "")}
    </Notice>
  );
}
