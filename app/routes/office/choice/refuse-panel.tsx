import { Form } from "react-router";
import { refusalReasons } from "#app/features/decisions/refusal.ts";
import { decidingWords } from "#app/i18n/deciding.ts";
import { followingWords } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import { ActPanel } from "./act-panel.tsx";
import { ownErrors } from "./own-errors.ts";
import type { Wrong } from "./use-wrong.ts";
import type { ChoiceView } from "./view.server.ts";

type RefusePanelProps = { choice: ChoiceView; wrong: Wrong };

/** A refusal: proposed by one officer, read again by another. */
export function RefusePanel({ choice, wrong }: RefusePanelProps) {
  const { refuse } = useWords(decidingWords);
  const { proposal, secondReader } = choice;
  return (
    <>
      {proposal && <Proposal choice={choice} proposal={proposal} />}
      <ActPanel
        intent="propose"
        title={refuse.title}
        text={secondReader ? refuse.text : refuse.alone}
        act={secondReader ? (proposal ? refuse.again : refuse.act) : refuse.now}
        seen={choice.state}
        danger
        wrong={wrong}
      >
        <RefusalFields choice={choice} wrong={wrong} />
      </ActPanel>
    </>
  );
}

type ProposalProps = { choice: ChoiceView; proposal: NonNullable<ChoiceView["proposal"]> };

function Proposal({ choice, proposal }: ProposalProps) {
  const { refuse } = useWords(decidingWords);
  const { refused } = useWords(followingWords);
  const locale = useLocale();
  const sentences: Record<string, string> = refused.reasons;
  return (
    <section className="panel stack" aria-labelledby="proposal">
      <h3 id="proposal">{refuse.proposed(proposal.by, formatDate(locale, proposal.at))}</h3>
      <p>{proposal.reasons.map((reason) => sentences[reason] ?? "").join(" ")}</p>
      <blockquote className="school-words">{proposal.words}</blockquote>
      <p className="small-text muted">{refuse.advice}</p>
      <blockquote className="school-words">{proposal.advice}</blockquote>
      <Form className="actions" method="post">
        <input type="hidden" name="seen" value={choice.state} />
        <input type="hidden" name="proposal" value={proposal.mark} />
        {proposal.own && choice.secondReader ? (
          <p className="small-text">{refuse.own}</p>
        ) : (
          <Button type="submit" name="intent" value="confirm" variant="danger">
            {refuse.confirm}
          </Button>
        )}
        <Button type="submit" name="intent" value="dismiss" variant="secondary">
          {refuse.dismiss}
        </Button>
      </Form>
    </section>
  );
}

function RefusalFields({ choice, wrong }: RefusePanelProps) {
  const { refuse } = useWords(decidingWords);
  const { refused } = useWords(followingWords);
  const { errors, typed } = ownErrors(wrong, "propose");
  const chosen = typed.reasons?.split(" ") ?? choice.proposal?.reasons ?? [];
  return (
    <>
      <input type="hidden" name="proposal" value={choice.proposal?.mark ?? ""} />
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
