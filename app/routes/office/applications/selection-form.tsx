import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import {
  type ApplicationFilter,
  formatApplicationFilter,
} from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/i18n/application-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH } from "./application-list-url.ts";
import { useFormatCount } from "./use-format-count.ts";

/** Where ticked applications are acted upon. */
export const BULK_ACTIONS_PATH = `${APPLICATIONS_PATH}/plusieurs`;

type SelectionFormProps = { listFilter: ApplicationFilter; total: number; children: ReactNode };

/** The rows as a form: what is ticked, or all that was found, goes to the page that acts on several. */
export function SelectionForm({ listFilter, total, children }: SelectionFormProps) {
  const { several: t } = useMessages(applicationListMessages);
  const path = usePath();
  const formatCount = useFormatCount();
  const form = useRef<HTMLFormElement>(null);
  const [selectedCount, setSelectedCount] = useState(0);
  const updateSelectedCount = () =>
    setSelectedCount(form.current?.querySelectorAll("[name=dossier]:checked").length ?? 0);
  // What was ticked before the page woke, or is there again when one comes back.
  useEffect(updateSelectedCount, []);
  const filters = formatApplicationFilter(listFilter);
  const allParams = new URLSearchParams([["tous", "1"], ...filters]);
  return (
    <Form
      key={filters.toString()}
      className="ticking"
      action={path(BULK_ACTIONS_PATH)}
      ref={form}
      onChange={updateSelectedCount}
    >
      {/* The way back is to the list as it is filtered. */}
      {[...filters].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="bulk-bar">
        <p role="status">
          {selectedCount > 0 && t.count(formatCount(selectedCount), selectedCount > 1)}
        </p>
        <Button type="submit" variant="secondary" small>
          <Icon name="user-plus" />
          {t.act}
        </Button>
        <Link className="link-button" to={path(`${BULK_ACTIONS_PATH}?${allParams}`)}>
          {t.all(formatCount(total), total > 1)}
        </Link>
      </div>
      {children}
    </Form>
  );
}
