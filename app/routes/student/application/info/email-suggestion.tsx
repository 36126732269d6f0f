import { warningsMessages } from "#app/i18n/warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { writeInput } from "#app/ui/form/write-input.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useScripts } from "#app/ui/use-scripts.ts";
import { useInputValues } from "./use-input-values.ts";

/** An address with a probable slip is asked about when its field is left; one tap corrects it, and nothing blocks. */
export function EmailSuggestion({ name, address }: { name: string; address: string }) {
  const t = useMessages(warningsMessages);
  const hasScripts = useScripts();
  const { containerRef, values, isIdle } = useInputValues({ [name]: address });
  const suggestion = isIdle ? suggestEmail(values[name]?.trim()) : null;
  const applySuggestion = () => {
    const input = containerRef.current?.closest("form")?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || !suggestion) return;
    writeInput(input, suggestion);
    input.focus();
  };
  return (
    <div ref={containerRef} role="status">
      {suggestion && (
        <div className="field-warning">
          <p>{t.meant(suggestion)}</p>
          {hasScripts && (
            <p className="row">
              <Button variant="secondary" small onClick={applySuggestion}>
                {t.takeAddress(suggestion)}
              </Button>
              <span>{t.nothingAlone}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
