import { Link } from "react-router";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { MESSAGES_PATH } from "./application-paths.ts";

/** The contact link, in the same place on every page. */
export function HelpLine() {
  const t = useMessages(applicationMessages);
  const path = usePath();
  return (
    <div className="help-line">
      <Icon name="chat-circle-text" />
      <p>
        {t.question} <Link to={path(`${MESSAGES_PATH}/nouveau`)}>{t.writeToUs}</Link>
      </p>
    </div>
  );
}
