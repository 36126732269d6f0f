import { warningsMessages } from "#app/i18n/warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { writeInput } from "#app/ui/form/write-input.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { useTyped } from "./use-typed.ts";

/** An address with a probable slip is asked about when its field is left; one tap corrects it, and nothing blocks. */
export function EmailFix({ name, address }: { name: string; address: string }) {
  const t = useMessages(warningsMessages);
  const scripted = useScripts();
  const { here, typed, isLeft } = useTyped({ [name]: address });
  const meant = isLeft ? suggestEmail(typed[name]?.trim()) : null;
  const fix = () => {
    const input = here.current?.closest("form")?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || !meant) return;
    writeInput(input, meant);
    input.focus();
  };
  return (
    <div ref={here} role="status">
      {meant && (
        <div className="field-warning">
          <p>{t.meant(meant)}</p>
          {scripted && (
            <p className="row">
              <Button variant="secondary" small onClick={fix}>
                {t.takeAddress(meant)}
              </Button>
              <span>{t.nothingAlone}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
