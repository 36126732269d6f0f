import type { SyntheticEvent } from "react";
import { Form, Link } from "react-router";
import { type Campus, campuses } from "#app/features/access/actor.ts";
import type { FilterOptions } from "#app/features/review/filter-options.server.ts";
import {
  type ApplicationFilter,
  formatAssigneeParam,
  listedStates,
  parameterNames,
  sortOrders,
} from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DayField } from "#app/ui/form/day-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { APPLICATIONS_PATH, buildListUrl } from "./application-list-url.ts";

/** The id of the dialog, for the buttons that open it. */
export const FILTER_DIALOG_ID = "filtres";
const FILTER_FORM_ID = "filtres-choix";

type FilterDialogProps = {
  listFilter: ApplicationFilter;
  filterOptions: FilterOptions;
  /** The campus of the officer; null: all campuses. */
  campus: Campus | null;
};

/** All filters and the sort order, in a GET form: the result is a URL. */
export function FilterDialog({ listFilter, filterOptions, campus }: FilterDialogProps) {
  const t = useMessages(applicationListMessages);
  const path = usePath();
  const currentUrl = buildListUrl(listFilter);
  return (
    <Dialog
      key={currentUrl}
      id={FILTER_DIALOG_ID}
      title={t.filters}
      closeLabel={t.close}
      className="filter-dialog"
      footer={
        <>
          <Button type="submit" form={FILTER_FORM_ID}>
            {t.apply}
          </Button>
          <Link className="btn btn-secondary" to={path(APPLICATIONS_PATH)} onClick={closeDialog}>
            {t.clearAll}
          </Link>
        </>
      }
    >
      <Form
        id={FILTER_FORM_ID}
        className="stack"
        action={path(APPLICATIONS_PATH)}
        onSubmit={closeDialog}
      >
        {listFilter.search && <input type="hidden" name="q" value={listFilter.search} />}
        <FilterFields listFilter={listFilter} filterOptions={filterOptions} campus={campus} />
      </Form>
    </Dialog>
  );
}

/**
 * Closes the dialog before the navigation, so that the focus returns to the button that opened it.
 */
function closeDialog(event: SyntheticEvent<HTMLElement>) {
  event.currentTarget.closest("dialog")?.close();
}

function FilterFields({ listFilter, filterOptions, campus }: FilterDialogProps) {
  const t = useMessages(applicationListMessages);
  const { states, city } = useMessages(officeMessages);
  const { filter } = t;
  const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return (
    <>
      <SelectField
        name="tri"
        label={t.sortBy}
        options={sortOrders.map((one) => ({
          value: parameterNames.sort[one],
          label: t.sortNames[one],
        }))}
        defaultValue={parameterNames.sort[listFilter.sort]}
      />
      {campus === null && (
        <SelectField
          name="campus"
          label={filter.campus}
          emptyLabel={t.every.campus}
          options={campuses.map((one) => ({ value: one, label: city[one] }))}
          defaultValue={listFilter.campus}
        />
      )}
      <fieldset className="field">
        <legend>{filter.states}</legend>
        <div className="filter-states">
          {listedStates.map((state) => (
            <Checkbox
              key={state}
              name="etat"
              value={state}
              label={states[state]}
              defaultChecked={listFilter.states.includes(state)}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        name="charge"
        label={filter.assignee}
        emptyLabel={t.every.officer}
        options={[
          { value: parameterNames.assignee.me, label: t.mine },
          { value: parameterNames.assignee.nobody, label: t.nobody },
          { value: parameterNames.assignee.former, label: t.toTakeOver },
          ...filterOptions.officers.map(toOption),
        ]}
        defaultValue={formatAssigneeParam(listFilter.assignee)}
      />
      <SelectField
        name="rentree"
        label={filter.intakeId}
        emptyLabel={t.every.intake}
        options={filterOptions.intakes.map(toOption)}
        defaultValue={listFilter.intakeId}
      />
      <SelectField
        name="universite"
        label={filter.universityId}
        emptyLabel={t.every.university}
        options={filterOptions.universities.map(toOption)}
        defaultValue={listFilter.universityId}
      />
      <SelectField
        name="formation"
        label={filter.courseId}
        emptyLabel={t.every.course}
        options={filterOptions.courses.map(toOption)}
        defaultValue={listFilter.courseId}
      />
      <SelectField
        name="attendu"
        label={filter.request}
        emptyLabel={t.every.request}
        options={(["awaited", "overdue", "answered"] as const).map((one) => ({
          value: parameterNames.request[one],
          label: t.request[one],
        }))}
        defaultValue={listFilter.request && parameterNames.request[listFilter.request]}
      />
      <DayField
        name="repondu"
        label={filter.answeredSince}
        defaultValue={listFilter.answeredSince}
      />
      <Checkbox
        name="pieces"
        value="manquantes"
        label={t.isMissingProofs}
        defaultChecked={listFilter.isMissingProofs}
      />
      <Checkbox
        name="entretien"
        value="autre-moment"
        label={t.hasOtherTimeRequest}
        defaultChecked={listFilter.hasOtherTimeRequest}
      />
      <Checkbox
        name="refus"
        value="a-relire"
        label={t.needsSecondReview}
        defaultChecked={listFilter.needsSecondReview}
      />
    </>
  );
}
