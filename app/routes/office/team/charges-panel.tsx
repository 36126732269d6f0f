import { Form, Link } from "react-router";
import { formatNumber } from "#app/i18n/format.ts";
import { handoverMessages } from "#app/i18n/handover.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { LIST } from "../applications/address.ts";
import type { Charges } from "./heir.ts";
import { HeirField } from "./heir-field.tsx";

type ChargesPanelProps = { id: string; charges: Charges; isGone: boolean; typed?: string };

/** The files that somebody has charge of, and the form that gives them all to another. Nothing when there is none. */
export function ChargesPanel({ id, charges, isGone, typed }: ChargesPanelProps) {
  const t = useMessages(handoverMessages);
  const locale = useLocale();
  const path = usePath();
  const { count, heirs } = charges;
  if (count === 0) return null;
  return (
    <section className="panel" aria-labelledby="charges-title">
      <h2 id="charges-title">{t.title}</h2>
      <p>
        {t.count(formatNumber(locale, count, 0), count > 1)}{" "}
        <Link to={path(`${LIST}?charge=${id}`)}>{t.see}</Link>
      </p>
      <details open={isGone || typed !== undefined}>
        <summary className="link-button">{t.give}</summary>
        <Form className="stack above-small" method="post">
          <p>{t.giveText}</p>
          <HeirField id="heir" label={t.to} heirs={heirs} typed={typed} />
          <Button type="submit" variant="secondary" name="intent" value="hand-over">
            {t.submit}
          </Button>
        </Form>
      </details>
    </section>
  );
}
