import { previewMessages } from "#app/i18n/preview.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import { Told } from "../frame/told.tsx";
import { useClock } from "../frame/use-clock.ts";
import { actionNames } from "../journal/names.ts";
import type { Wrong } from "./use-wrong.ts";
import type { ChoiceView } from "./view.server.ts";

/** The texts that an officer writes in the forms of the page. */
const written = [
  "words",
  "advice",
  "conditions",
  "interviewWords",
  "because",
  "cancelBecause",
  "reversalWords",
  "conditionBecause",
] as const;

/**
 * Nothing was done: why, what somebody else did meanwhile, and what was written, to be taken up again. The button that
 * was pressed may stand far below, and stay there.
 */
export function Beaten({ wrong, shown }: { wrong: Wrong; shown: ChoiceView }) {
  const t = useMessages(previewMessages);
  const locale = useLocale();
  const { time } = useClock();
  const { reason = "", happened, typed = {} } = wrong;
  const texts = written.flatMap((name) => (typed[name] ? [typed[name]] : []));
  const names = actionNames(locale);
  const what = happened && ownValue(names, happened.action);
  return (
    <Told tone="error">
      <p>{sentenceOf(locale, reason)}</p>
      {happened && what && (
        <p className="small-text">
          {t.happened(what, happened.name ?? shown.person, time(happened.at))}
        </p>
      )}
      {texts.length > 0 && (
        <details className="more-inside" open>
          <summary>{t.kept}</summary>
          {texts.map((text) => (
            <p key={text} className="kept-words" dir="auto">
              {text}
            </p>
          ))}
        </details>
      )}
    </Told>
  );
}
