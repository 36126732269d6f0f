import { Form, Link } from "react-router";
import { formatNumber } from "#app/i18n/format.ts";
import { handoverWords } from "#app/i18n/handover.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import { LIST } from "../applications/address.ts";
import type { Charges } from "./heir.ts";
import { HeirField } from "./heir-field.tsx";

type ChargesPanelProps = { id: string; charges: Charges; isGone: boolean; typed?: string };

/** The files that somebody has charge of, and the form that gives them all to another. Nothing when there is none. */
export function ChargesPanel({ id, charges, isGone, typed }: ChargesPanelProps) {
  const words = useWords(handoverWords);
  const locale = useLocale();
  const path = usePath();
  const { count, heirs } = charges;
  if (count === 0) return null;
  return (
    <section className="panel" aria-labelledby="charges-title">
      <h2 id="charges-title">{words.title}</h2>
      <p>
        {words.count(formatNumber(locale, count, 0), count > 1)}{" "}
        <Link to={path(`${LIST}?charge=${id}`)}>{words.see}</Link>
      </p>
      <details open={isGone || typed !== undefined}>
        <summary className="link-button">{words.give}</summary>
        <Form className="stack above-small" method="post">
          <p>{words.giveText}</p>
          <HeirField id="heir" label={words.to} heirs={heirs} typed={typed} />
          <Button type="submit" variant="secondary" name="intent" value="hand-over">
            {words.submit}
          </Button>
        </Form>
      </details>
    </section>
  );
}
