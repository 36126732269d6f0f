import { Form } from "react-router";
import type { Campus } from "#app/features/identity/actor.ts";
import type { chargeOf } from "#app/features/review/assignment.server.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { Told } from "../frame/told.tsx";
import { useClock } from "../frame/use-clock.ts";

type ChargeProps = { charge: Awaited<ReturnType<typeof chargeOf>>; campus: Campus };

/** Who has charge of the file, and the forms that take it or give it. */
export function Charge({ charge: { held, officers, me }, campus }: ChargeProps) {
  const t = useMessages(listingMessages);
  const clock = useClock();
  const seen = held?.id ?? "";
  const near = officers.filter((one) => one.campus === null || one.campus === campus);
  const others = near.filter(({ id }) => id !== seen);
  const date = held ? clock.date(held.since) : "";
  return (
    <>
      <Done />
      <section className="panel charge" aria-labelledby="charge">
        <div className="charge-now">
          <h2 id="charge">{t.giveTitle}</h2>
          <p>
            {held
              ? held.id === me
                ? t.heldByMe(date)
                : t.heldSince(held.name, date)
              : t.heldByNobody}{" "}
            {held?.gone && <Tag tone="warn">{t.toTakeOver}</Tag>}
          </p>
        </div>
        {held?.id !== me && near.some(({ id }) => id === me) && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="charge" />
            <input type="hidden" name="seen" value={seen} />
            <Button type="submit" small name="officer" value={me}>
              {t.take}
            </Button>
          </Form>
        )}
        <Form key={seen} method="post" className="charge-give" preventScrollReset>
          <input type="hidden" name="intent" value="charge" />
          <input type="hidden" name="seen" value={seen} />
          <SelectField
            name="officer"
            label={t.giveTo}
            options={[
              ...others.map(({ id, name }) => ({ value: id, label: name })),
              ...(held ? [{ value: "", label: t.release }] : []),
            ]}
          />
          <Button type="submit" variant="secondary" small>
            {t.give}
          </Button>
        </Form>
      </section>
    </>
  );
}

/** Whom the last press gave it to: the button that was pressed is gone with it. */
function Done() {
  const sentences: Record<string, string> = useMessages(listingMessages).charged;
  const sentence = ownValue(sentences, useQuery().text("fait", 40));
  return sentence ? <Told>{sentence}</Told> : null;
}
