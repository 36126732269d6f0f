import { Form } from "react-router";
import type { HealthView } from "#app/features/measures/health.server.ts";
import { healthMessages } from "#app/features/measures/messages/health.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type Removals = HealthView["health"]["removals"];

/** The forms for when files are not removed: take the store over, or allow one stopped sweep. */
export function StoreForms({ removals }: { removals: Removals }) {
  const { isRehearsal, state, stopped } = removals;
  if (isRehearsal) return null;
  if (state !== null && state !== "ours") return <TakeOverForm />;
  return stopped && <AllowSweepForm waiting={stopped.waiting} />;
}

function TakeOverForm() {
  const { takeOver: t } = useMessages(healthMessages);
  return (
    <section className="panel above" aria-labelledby="take-over">
      <h2 id="take-over">{t.title}</h2>
      <p>{t.text}</p>
      <details>
        <summary>{t.open}</summary>
        <p>{t.warning}</p>
        <Form method="post">
          <Button type="submit" variant="danger" name="intent" value="take-over">
            {t.confirm}
          </Button>
        </Form>
      </details>
    </section>
  );
}

function AllowSweepForm({ waiting }: { waiting: number }) {
  const { allow: t } = useMessages(healthMessages);
  const formattedCount = new Intl.NumberFormat(useLocale()).format(waiting);
  return (
    <section className="panel above" aria-labelledby="allow-sweep">
      <h2 id="allow-sweep">{t.title}</h2>
      <p>{t.text(formattedCount)}</p>
      <details>
        <summary>{t.open}</summary>
        <Form method="post">
          <input type="hidden" name="waiting" value={waiting} />
          <Button type="submit" variant="danger" name="intent" value="allow-sweep">
            {t.confirm(formattedCount)}
          </Button>
        </Form>
      </details>
    </section>
  );
}
