import type { SyntheticEvent } from "react";
import { Form, Link } from "react-router";
import { type Campus, campuses } from "#app/features/identity/actor.ts";
import {
  addressWords,
  chargeWord,
  listedStates,
  sorts,
  type Wanted,
} from "#app/features/review/list/wanted.ts";
import type { ListParts } from "#app/features/review/parts.server.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { DayField } from "#app/ui/form/day-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { addressOf, LIST } from "./address.ts";

/** The identifier of the dialog: its buttons name it. */
export const FILTERS = "filtres";
const FORM = "filtres-choix";

type FilterDialogProps = {
  wanted: Wanted;
  parts: ListParts;
  /** The campus of the officer; null: all. */
  campus: Campus | null;
};

/** Every filter and the order, in one form whose answer is an address. */
export function FilterDialog({ wanted, parts, campus }: FilterDialogProps) {
  const t = useMessages(listingMessages);
  const path = usePath();
  const here = addressOf(wanted);
  return (
    <Dialog
      key={here}
      id={FILTERS}
      title={t.filters}
      closeLabel={t.close}
      className="filter-dialog"
      foot={
        <>
          <Button type="submit" form={FORM}>
            {t.apply}
          </Button>
          <Link className="btn btn-secondary" to={path(LIST)} onClick={leave}>
            {t.clearAll}
          </Link>
        </>
      }
    >
      <Form id={FORM} className="stack" action={path(LIST)} onSubmit={leave}>
        {wanted.search && <input type="hidden" name="q" value={wanted.search} />}
        <Fields wanted={wanted} parts={parts} campus={campus} />
      </Form>
    </Dialog>
  );
}

/** Closed before the page changes, so that the focus goes back to the button that opened it. */
function leave(event: SyntheticEvent<HTMLElement>) {
  event.currentTarget.closest("dialog")?.close();
}

function Fields({ wanted, parts, campus }: FilterDialogProps) {
  const t = useMessages(listingMessages);
  const { states, city } = useMessages(officeMessages);
  const { filter } = t;
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return (
    <>
      <SelectField
        name="tri"
        label={t.sortBy}
        options={sorts.map((one) => ({
          value: addressWords.sort[one],
          label: t.sortNames[one],
        }))}
        defaultValue={addressWords.sort[wanted.sort]}
      />
      {campus === null && (
        <SelectField
          name="campus"
          label={filter.campus}
          empty={t.every}
          options={campuses.map((one) => ({ value: one, label: city[one] }))}
          defaultValue={wanted.campus}
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
              defaultChecked={wanted.states.includes(state)}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        name="charge"
        label={filter.charge}
        empty={t.every}
        options={[
          { value: addressWords.charge.me, label: t.mine },
          { value: addressWords.charge.nobody, label: t.nobody },
          { value: addressWords.charge.gone, label: t.toTakeOver },
          ...parts.officers.map(named),
        ]}
        defaultValue={chargeWord(wanted.charge)}
      />
      <SelectField
        name="rentree"
        label={filter.intakeId}
        empty={t.every}
        options={parts.intakes.map(named)}
        defaultValue={wanted.intakeId}
      />
      <SelectField
        name="universite"
        label={filter.universityId}
        empty={t.every}
        options={parts.universities.map(named)}
        defaultValue={wanted.universityId}
      />
      <SelectField
        name="formation"
        label={filter.courseId}
        empty={t.every}
        options={parts.courses.map(named)}
        defaultValue={wanted.courseId}
      />
      <SelectField
        name="attendu"
        label={filter.asked}
        empty={t.every}
        options={(["awaited", "overdue", "answered"] as const).map((one) => ({
          value: addressWords.asked[one],
          label: t.asked[one],
        }))}
        defaultValue={wanted.asked && addressWords.asked[wanted.asked]}
      />
      <DayField name="repondu" label={filter.answeredSince} defaultValue={wanted.answeredSince} />
      <Checkbox
        name="pieces"
        value="manquantes"
        label={t.lacksProofs}
        defaultChecked={wanted.lacksProofs}
      />
      <Checkbox
        name="entretien"
        value="autre-moment"
        label={t.otherTime}
        defaultChecked={wanted.otherTime}
      />
      <Checkbox name="refus" value="a-relire" label={t.toReread} defaultChecked={wanted.toReread} />
    </>
  );
}
