import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import {
  type ApplicationFilter,
  formatApplicationFilter,
} from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH } from "./application-list-url.ts";
import { useFormatCount } from "./use-format-count.ts";

/** The page of the bulk actions. */
export const BULK_ACTIONS_PATH = `${APPLICATIONS_PATH}/plusieurs`;

type SelectionFormProps = { listFilter: ApplicationFilter; total: number; children: ReactNode };

/**
 * The rows as a form: the ticked applications, or all that the filter finds, go to the page of the
 * bulk actions.
 */
export function SelectionForm({ listFilter, total, children }: SelectionFormProps) {
  const { several: t } = useMessages(applicationListMessages);
  const path = usePath();
  const formatCount = useFormatCount();
  const form = useRef<HTMLFormElement>(null);
  const [selectedCount, setSelectedCount] = useState(0);
  const updateSelectedCount = () =>
    setSelectedCount(form.current?.querySelectorAll("[name=application]:checked").length ?? 0);
  // Boxes may be ticked before hydration, or restored by the browser on "back".
  useEffect(updateSelectedCount, []);
  const filters = formatApplicationFilter(listFilter);
  const allParams = new URLSearchParams([["all", "1"], ...filters]);
  return (
    <Form
      key={filters.toString()}
      className="bulk-selection"
      action={path(BULK_ACTIONS_PATH)}
      ref={form}
      onChange={updateSelectedCount}
    >
      {/* The filter goes along, so that the next page can link back to this list. */}
      {[...filters].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="bulk-bar">
        <p role="status">
          {selectedCount > 0 && t.count(formatCount(selectedCount), selectedCount > 1)}
        </p>
        <Button type="submit" variant="secondary" size="small">
          <Icon name="user-plus" />
          {t.summary}
        </Button>
        <Link className="link-button" to={path(`${BULK_ACTIONS_PATH}?${allParams}`)}>
          {t.all(formatCount(total), total > 1)}
        </Link>
      </div>
      {children}
    </Form>
  );
}
