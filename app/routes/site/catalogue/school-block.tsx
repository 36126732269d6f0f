import { schoolProgrammesMessages } from "#app/features/catalogue/messages/school-programmes.ts";
import { TypesetText } from "#app/features/content/components/typeset-text.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { getProgrammePath, type SchoolProgrammeCard } from "./school-programme-view.ts";

export const AT_SCHOOL_ID = "college";

/**
 * The programmes of the school, before the universities. The search in the page (client/site/catalogue-search.ts)
 * reads name and summary from this markup.
 */
export function SchoolBlock({ programmes }: { programmes: SchoolProgrammeCard[] }) {
  const t = useMessages(schoolProgrammesMessages);
  const path = usePath();
  return (
    <section
      className={programmes.length === 5 ? "university has-five" : "university"}
      id={AT_SCHOOL_ID}
      aria-labelledby={`${AT_SCHOOL_ID}-title`}
    >
      <header className="school-head">
        <h2 id={`${AT_SCHOOL_ID}-title`}>{t.atSchool}</h2>
        <p>{t.atSchoolLead}</p>
      </header>
      <ul className="course-cards">
        {programmes.map((programme, index) => (
          <li
            key={programme.id}
            id={programme.id}
            // As for a university: the last two of five share the second row.
            className={index > 2 ? "in-second-row" : undefined}
          >
            <h3>
              <a href={path(getProgrammePath(programme))}>{programme.name}</a>
            </h3>
            <p data-summary="">
              <TypesetText text={programme.summary} />
            </p>
            <p>{[programme.places, programme.closing].join(" · ")}</p>
            {programme.fee && <p>{programme.fee}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
