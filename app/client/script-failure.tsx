import { shellMessages } from "#app/i18n/shell.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * Hidden until a script fails to load twice (before-hydration.js): it then shows the address of the script and a reload link.
 * The browser restores the text of uncontrolled fields after the reload.
 */
export function ScriptFailure() {
  const t = useMessages(shellMessages);
  return (
    <div id="load-failure" className="load-failure" role="alert" hidden suppressHydrationWarning>
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
