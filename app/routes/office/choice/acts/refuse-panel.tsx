import { refusalReasons } from "#app/features/decisions/refusal.ts";
import { decidingMessages } from "#app/i18n/deciding.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { Forecasts } from "../forecasts.server.ts";
import { ownErrors } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";
import type { ChoiceView } from "../view.server.ts";
import { ActPanel } from "./act-panel.tsx";

type RefusalFieldsProps = { choice: ChoiceView; wrong: Wrong };
type RefusePanelProps = RefusalFieldsProps & { forecasts: Forecasts };

/** A refusal: proposed to a second reader where the campus wants one, and in place of one that was proposed. */
export function RefusePanel({ choice, forecasts, wrong }: RefusePanelProps) {
  const { refuse } = useMessages(decidingMessages);
  const { proposal, secondReader } = choice;
  return (
    <ActPanel
      intent="propose"
      title={refuse.title}
      text={secondReader ? refuse.text : refuse.alone}
      act={secondReader ? (proposal ? refuse.again : refuse.act) : refuse.now}
      seen={{ seen: choice.state, proposal: proposal?.mark ?? "" }}
      danger
      forecasts={forecasts}
      wrong={wrong}
    >
      <RefusalFields choice={choice} wrong={wrong} />
    </ActPanel>
  );
}

function RefusalFields({ choice, wrong }: RefusalFieldsProps) {
  const { refuse } = useMessages(decidingMessages);
  const { refused } = useMessages(followingMessages);
  const { errors, typed } = ownErrors(wrong, "propose");
  const chosen = typed.reasons?.split(" ") ?? choice.proposal?.reasons ?? [];
  return (
    <>
      <Field
        group
        name="reasons"
        label={refuse.reasons}
        hint={refuse.reasonsHint}
        error={errors.reasons}
      >
        {({ id }) =>
          refusalReasons.map((reason, place) => (
            <Checkbox
              key={reason}
              id={place === 0 ? id : undefined}
              name="reasons"
              value={reason}
              label={refused.reasons[reason]}
              defaultChecked={chosen.includes(reason)}
            />
          ))
        }
      </Field>
      <TextArea
        name="words"
        id="refuse-words"
        rows={3}
        label={refuse.words}
        error={errors.words}
        defaultValue={typed.words ?? choice.proposal?.words}
      />
      <TextArea
        name="advice"
        rows={3}
        label={refuse.advice}
        hint={refuse.adviceHint}
        error={errors.advice}
        defaultValue={typed.advice ?? choice.proposal?.advice}
      />
    </>
  );
}
