import { Form, Link } from "react-router";
import type { ShownDoubles, Side } from "#app/features/review/doubles/doubles-shown.server.ts";
import { doubleMessages } from "#app/i18n/double.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Wrong } from "../../choice/use-wrong.ts";
import { useClock } from "../../frame/use-clock.ts";
import { usePlace } from "../use-place.ts";
import { SideBySide } from "./side-by-side.tsx";

type SuspectProps = { own: Side; suspect: ShownDoubles["suspects"][number]; wrong: Wrong };

/** A file that looks like this one: why, both side by side, and what an officer can say of them. */
export function Suspect({ own, suspect: { side, likeness, mayJoin }, wrong }: SuspectProps) {
  const t = useMessages(doubleMessages);
  const path = usePath();
  const reasons = likeness.map((one) => t.why[one]).join(", ");
  return (
    <div className="suspect">
      <h3>
        <Unbroken text={t.looksLike(side.number)} />
      </h3>
      <p>{t.because(reasons)}</p>
      <SideBySide own={own} other={side} likeness={likeness} />
      <p>
        <Link className="link-button" to={path(`/administration/candidatures/${side.id}`)}>
          {t.open}
        </Link>
      </p>
      {mayJoin ? (
        <>
          <Same own={own} other={side} wrong={wrong.typed?.other === side.id ? wrong : {}} />
          <Different other={side} />
        </>
      ) : (
        <p className="muted">{t.onlyBoth}</p>
      )}
    </div>
  );
}

/** Nothing is chosen beforehand: it closes an application. */
function Same({ own, other, wrong }: { own: Side; other: Side; wrong: Wrong }) {
  const { same: t } = useMessages(doubleMessages);
  const clock = useClock();
  const place = usePlace();
  const id = `kept-${other.id}`;
  const error = wrong.errors?.[id];
  return (
    <details className="more-inside" open={error ? true : undefined}>
      <summary>{t.title}</summary>
      <Form
        className="stack"
        method="post"
        action={place({}, "doubles")}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="other" value={other.id} />
        <p>{t.text}</p>
        <RadioGroup
          id={id}
          name="kept"
          label={t.which}
          error={error}
          defaultValue={wrong.typed?.kept}
          options={[own, other].map((side) => ({
            value: side.id,
            label: t.follow(side.number, clock.date(side.submittedAt)),
          }))}
        />
        <Checkbox id={`add-${other.id}`} name="add" value="yes" label={t.add} />
        <Button type="submit" name="intent" value="double-same" variant="danger" small>
          {t.act}
        </Button>
      </Form>
    </details>
  );
}

function Different({ other }: { other: Side }) {
  const { different: t } = useMessages(doubleMessages);
  const place = usePlace();
  return (
    <details className="more-inside">
      <summary>{t.title}</summary>
      <Form className="stack" method="post" action={place({}, "doubles")} preventScrollReset>
        <input type="hidden" name="other" value={other.id} />
        <p>{t.text}</p>
        <Button type="submit" name="intent" value="double-different" variant="secondary" small>
          {t.act}
        </Button>
      </Form>
    </details>
  );
}
