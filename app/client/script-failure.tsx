import { shellMessages } from "#app/i18n/shell.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * Hidden until the wake script fails to load a script twice: then it names the script and offers a
 * reload (the browser keeps what was typed in uncontrolled fields).
 */
export function ScriptFailure() {
  const t = useMessages(shellMessages);
  return (
    <div id="late-failure" className="late-failure" role="alert" hidden suppressHydrationWarning>
      <h2>{t.errorTitle}</h2>
      <p lang="en">Sorry, an unexpected error has occurred.</p>
      <p>
        {t.script} <code data-script suppressHydrationWarning />
      </p>
      <p>
        <a className="btn btn-primary" href="?" data-reload>
          {t.reload}
        </a>
      </p>
    </div>
  );
}
