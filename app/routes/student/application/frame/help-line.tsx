import { Link } from "react-router";
import { applicationWords } from "#app/i18n/application.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { MESSAGES } from "./addresses.ts";

/** Help stands in the same place on every page. */
export function HelpLine() {
  const words = useWords(applicationWords);
  const path = usePath();
  return (
    <div className="help-line">
      <Icon name="chat-circle-text" />
      <p>
        {words.question} <Link to={path(`${MESSAGES}/nouveau`)}>{words.writeToUs}</Link>
      </p>
    </div>
  );
}
