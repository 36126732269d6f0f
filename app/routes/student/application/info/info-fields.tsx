import {
  type Adult,
  adults,
  applicationFields,
  type FieldName,
  type InfoPart,
  listFields,
} from "#app/features/admissions/application-fields.ts";
import { birthDateMessages } from "#app/features/admissions/messages/birth-date.ts";
import { personalInfoMessages } from "#app/features/admissions/messages/personal-info.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { InfoField, type InfoFieldsProps } from "./info-field.tsx";

/** The fields of a part, in the order of the table. */
export function InfoFields({ part, ...props }: InfoFieldsProps & { part: InfoPart }) {
  const names = listFields(part);
  const ownNames = names.filter((name) => !applicationFields[name].adult);
  const [independent, conditional] = [ownNames.filter(isAlways), ownNames.filter(isConditional)];
  const rows = <FieldRows names={independent} {...props} />;
  return (
    <>
      {part === "parents" && <MinorNotice page={props.page} />}
      {part === "parents" &&
        adults.map((adult) => <AdultFields key={adult} adult={adult} {...props} />)}
      {part === "parents" ? <div className="person-fields">{rows}</div> : rows}
      {conditional.length > 0 && (
        <div className="if-passport">
          <FieldRows names={conditional} {...props} />
        </div>
      )}
    </>
  );
}

const isConditional = (name: FieldName) => applicationFields[name].onlyIf !== undefined;
const isAlways = (name: FieldName) => !isConditional(name);

/** One field per row; a field that the record shows with another one is beside it. */
function FieldRows({ names, ...props }: InfoFieldsProps & { names: readonly FieldName[] }) {
  return names.map((name) => {
    if (applicationFields[name].sharesRowWith) return null;
    const others = names.filter((one) => applicationFields[one].sharesRowWith === name);
    if (others.length === 0) return <InfoField key={name} name={name} {...props} />;
    return (
      <div className="columns-2" key={name}>
        {[name, ...others].map((one) => (
          <InfoField key={one} name={one} isNarrow {...props} />
        ))}
      </div>
    );
  });
}

/** A minor must name at least one adult. */
function MinorNotice({ page }: Pick<InfoFieldsProps, "page">) {
  const info = useMessages(personalInfoMessages);
  const birth = useMessages(birthDateMessages);
  return (
    page.isUnderAge && (
      <Notice>
        {page.age === null ? birth.maybeMinor(page.consentAge) : info.minor(page.age)}
      </Notice>
    )
  );
}

function AdultFields({ adult, ...props }: InfoFieldsProps & { adult: Adult }) {
  const info = useMessages(personalInfoMessages);
  const names = listFields("parents").filter((name) => applicationFields[name].adult === adult);
  return (
    <fieldset className="person-fields">
      <legend>{info.adults[adult]}</legend>
      {adult === "guardian" && <p className="hint">{info.guardianHint}</p>}
      {names.map((name) => (
        <InfoField key={name} name={name} {...props} />
      ))}
    </fieldset>
  );
}
