import { Form, Link } from "react-router";
import type { FilterOptions } from "#app/features/review/filter-options.server.ts";
import type { ApplicationFilter } from "#app/features/review/list/application-filter.ts";
import type { SavedView } from "#app/features/review/list/saved-views.server.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH } from "./application-list-url.ts";
import { useViewName } from "./use-filter-names.ts";

type SavedViewItemProps = {
  view: SavedView & { listFilter: ApplicationFilter };
  filterOptions: FilterOptions;
  refused: FormRefusal;
};

/** A saved view: its filter and visibility. Its owner can rename, share and remove it. */
export function SavedViewItem({ view, filterOptions, refused }: SavedViewItemProps) {
  const { views: t } = useMessages(applicationListMessages);
  const path = usePath();
  const viewName = useViewName(filterOptions);
  const { name, query, isShared, canEdit, owner, listFilter } = view;
  const visibility = isShared ? (canEdit ? t.isShared : t.sharedBy(owner)) : t.own;
  return (
    <li className="panel">
      <h2>
        <Link to={path(query ? `${APPLICATIONS_PATH}?${query}` : APPLICATIONS_PATH)}>{name}</Link>
      </h2>
      <p className="small-text">{viewName(listFilter) || t.everything}</p>
      <p className="small-text muted">{visibility}</p>
      {canEdit && <EditViewForms view={view} refused={refused} />}
    </li>
  );
}

function EditViewForms({
  view: { id, name, isShared },
  refused,
}: Pick<SavedViewItemProps, "view" | "refused">) {
  const { views: t } = useMessages(applicationListMessages);
  const nameError = refused.errors[`name-${id}`];
  return (
    <>
      <details open={nameError !== undefined}>
        <summary aria-label={t.changeView(name)}>{t.change}</summary>
        <Form className="stack above-small" method="post" noValidate>
          <input type="hidden" name="view" value={id} />
          <TextField
            id={`name-${id}`}
            name="name"
            label={t.name}
            error={nameError}
            defaultValue={nameError ? refused.submitted.name : name}
            autoComplete="off"
          />
          <Checkbox name="shared" label={t.shared} defaultChecked={isShared} />
          <Button type="submit" variant="secondary" size="small" name="intent" value="change">
            {t.submit}
          </Button>
        </Form>
      </details>
      <details>
        <summary aria-label={t.removeView(name)}>{t.remove}</summary>
        <Form className="stack above-small" method="post">
          <input type="hidden" name="view" value={id} />
          <p>{t.removeText}</p>
          <Button type="submit" variant="danger" size="small" name="intent" value="remove">
            {t.removeNow}
          </Button>
        </Form>
      </details>
    </>
  );
}
