import { shellWords } from "#app/i18n/shell.ts";
import { useWords } from "#app/ui/use-words.ts";

/**
 * Hidden until the wake script fails to load a script twice: then it names the script and offers a
 * reload (the browser keeps what was typed in uncontrolled fields).
 */
export function LateFailure() {
  const words = useWords(shellWords);
  return (
    <div id="late-failure" className="late-failure" role="alert" hidden suppressHydrationWarning>
      <h2>{words.errorTitle}</h2>
      <p lang="en">Sorry, an unexpected error has occurred.</p>
      <p>
        {words.script} <code data-script suppressHydrationWarning />
      </p>
      <p>
        <a className="btn btn-primary" href="?" data-reload>
          {words.reload}
        </a>
      </p>
    </div>
  );
}
