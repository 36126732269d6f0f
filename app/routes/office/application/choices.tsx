import { Link } from "react-router";
import { stateTable } from "#app/features/admissions/application-state.ts";
import { decisionsMessages } from "#app/features/decisions/messages/decisions.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { StateTag } from "../shell/state-tag.tsx";
import type { ApplicationView } from "./application-view.server.ts";

/** The choices in order of preference, each with its state. */
export function Choices({ application }: { application: ApplicationView }) {
  const { choices } = application;
  const { decide, see } = useMessages(decisionsMessages);
  const path = usePath();
  const { file: t } = useMessages(officeMessages);
  return (
    <section className="panel" id="choices" tabIndex={-1} aria-labelledby="choices-title">
      <div className="panel-head">
        <h2 id="choices-title">{t.choices}</h2>
        <p className="tiny-text muted">{t.choicesText(choices.length)}</p>
      </div>
      <ol className="file-choices">
        {choices.map((choice, index) => (
          <li key={choice.id}>
            <span className="rank" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <b>{choice.name}</b>
              <p className="tiny-text muted">{choice.universityName}</p>
            </div>
            <StateTag state={choice.state} />
            {application.canDecide && (
              <Link
                className="link-button"
                to={path(`/administration/candidatures/${application.id}/choix/${choice.id}`)}
              >
                {stateTable[choice.state].isTerminal ? see : decide}
                <span className="vh"> {choice.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
