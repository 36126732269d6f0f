import { Form } from "react-router";
import { conditionStates } from "#app/features/decisions/offer/condition.ts";
import { conditionMessages } from "#app/i18n/condition.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../../frame/use-clock.ts";
import type { Wrong } from "../use-wrong.ts";
import type { ChoiceView } from "../view.server.ts";

type Offer = NonNullable<ChoiceView["offer"]>;
type Condition = Offer["conditions"][number];
type Files = ChoiceView["files"];
type ConditionsProps = { offer: Offer; files: Files; wrong: Wrong };

const tones = { pending: "warn", met: "ok", waived: "neutral" } as const;

/** The conditions of an offer, and what an officer says of each. */
export function Conditions({ offer, files, wrong }: ConditionsProps) {
  const t = useMessages(conditionMessages);
  const clock = useClock();
  if (offer.conditions.length === 0) return null;
  return (
    <>
      <ol className="conditions stack">
        {offer.conditions.map((one) => (
          <li key={`${one.id} ${one.state}`}>
            <p dir="auto">
              <b>{one.words}</b> <Tag tone={tones[one.state]}>{t.states[one.state]}</Tag>
            </p>
            {one.judgedAt && (
              <p className="small-text muted">
                {one.judgedBy
                  ? t.by(one.judgedBy, clock.date(one.judgedAt))
                  : clock.date(one.judgedAt)}
              </p>
            )}
            {one.because && (
              <p className="small-text" dir="auto">
                {t.because(one.because)}
              </p>
            )}
            {one.proof && (
              <a className="link-button" href={`/fichiers/${one.proof.id}`}>
                {t.proof(one.proof.name)}
              </a>
            )}
            {offer.mayJudge && <Judging one={one} files={files} wrong={wrong} />}
          </li>
        ))}
      </ol>
      {offer.left !== null && <p className="small-text above-small">{t.left(offer.left)}</p>}
    </>
  );
}

function Judging({ one, files, wrong }: { one: Condition; files: Files; wrong: Wrong }) {
  const { judge, states } = useMessages(conditionMessages);
  const { id } = one;
  const mine = wrong.typed?.condition === id;
  const typed = (mine && wrong.typed) || {};
  const field = (name: string) => ({
    name,
    id: `${name}-${id}`,
    error: wrong.errors?.[`${name}-${id}`],
    defaultValue: typed[name],
  });
  return (
    <details className="more-inside" open={mine || undefined}>
      <summary>
        {judge.title}
        <span className="vh"> ({one.words})</span>
      </summary>
      <Form className="stack" method="post" noValidate>
        <input type="hidden" name="condition" value={id} />
        <input type="hidden" name="seen" value={one.state} />
        <RadioGroup
          {...field("verdict")}
          label={judge.verdict}
          options={conditionStates
            .filter((state) => state !== one.state)
            .map((value) => ({ value, label: states[value] }))}
        />
        {files.length > 0 && (
          <SelectField
            {...field("proof")}
            label={judge.proof}
            hint={judge.proofHint}
            empty={judge.none}
            options={files.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        <TextArea {...field("conditionBecause")} rows={2} label={judge.because} />
        <Button type="submit" name="intent" value="judge-condition" variant="secondary" small>
          {judge.act}
        </Button>
      </Form>
    </details>
  );
}
