import { Form } from "react-router";
import type { ShownHealth } from "#app/features/measures/health.server.ts";
import { healthWords } from "#app/i18n/health.ts";
import { Button } from "#app/ui/button.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";

type Removals = ShownHealth["health"]["removals"];

/** What an administrator can do when files are not removed: take the store over, or allow a sweep once. */
export function StoreForms({ removals }: { removals: Removals }) {
  const { isRehearsal, state, stopped } = removals;
  if (isRehearsal) return null;
  if (state !== null && state !== "ours") return <TakeOverForm />;
  return stopped && <AllowSweepForm waiting={stopped.waiting} />;
}

function TakeOverForm() {
  const { takeOver: words } = useWords(healthWords);
  return (
    <section className="panel above" aria-labelledby="take-over">
      <h2 id="take-over">{words.title}</h2>
      <p>{words.text}</p>
      <details>
        <summary>{words.open}</summary>
        <p>{words.warning}</p>
        <Form method="post">
          <Button type="submit" variant="danger" name="intent" value="take-over">
            {words.confirm}
          </Button>
        </Form>
      </details>
    </section>
  );
}

function AllowSweepForm({ waiting }: { waiting: number }) {
  const { allow: words } = useWords(healthWords);
  const shown = new Intl.NumberFormat(useLocale()).format(waiting);
  return (
    <section className="panel above" aria-labelledby="allow-sweep">
      <h2 id="allow-sweep">{words.title}</h2>
      <p>{words.text(shown)}</p>
      <details>
        <summary>{words.open}</summary>
        <Form method="post">
          <input type="hidden" name="waiting" value={waiting} />
          <Button type="submit" variant="danger" name="intent" value="allow-sweep">
            {words.confirm(shown)}
          </Button>
        </Form>
      </details>
    </section>
  );
}
