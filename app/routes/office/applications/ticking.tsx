import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { paramsOf, type Wanted } from "#app/features/review/list/wanted.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { LIST } from "./address.ts";
import { useCount } from "./use-count.ts";

/** Where ticked applications are acted upon. */
export const SEVERAL = `${LIST}/plusieurs`;

type TickingProps = { wanted: Wanted; total: number; children: ReactNode };

/** The rows as a form: what is ticked, or all that was found, goes to the page that acts on several. */
export function Ticking({ wanted, total, children }: TickingProps) {
  const { several: t } = useMessages(listingMessages);
  const path = usePath();
  const figure = useCount();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState(0);
  const count = () =>
    setTicked(form.current?.querySelectorAll("[name=dossier]:checked").length ?? 0);
  // What was ticked before the page woke, or is there again when one comes back.
  useEffect(count, []);
  const filters = paramsOf(wanted);
  const all = new URLSearchParams([["tous", "1"], ...filters]);
  return (
    <Form
      key={filters.toString()}
      className="ticking"
      action={path(SEVERAL)}
      ref={form}
      onChange={count}
    >
      {/* The way back is to the list as it is filtered. */}
      {[...filters].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="bulk-bar">
        <p role="status">{ticked > 0 && t.count(figure(ticked), ticked > 1)}</p>
        <Button type="submit" variant="secondary" small>
          <Icon name="user-plus" />
          {t.act}
        </Button>
        <Link className="link-button" to={path(`${SEVERAL}?${all}`)}>
          {t.all(figure(total), total > 1)}
        </Link>
      </div>
      {children}
    </Form>
  );
}
