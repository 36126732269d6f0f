import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { setInputValue } from "#app/ui/form/set-input-value.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { useInputValues } from "./use-input-values.ts";

/**
 * Suggests a correction of a probably misspelt email address: at once for a stored one, else when its field is left. It
 * never blocks the form; its button needs scripts.
 */
export function EmailSuggestion({ name, address }: { name: string; address: string }) {
  const t = useMessages(answerWarningsMessages);
  const hasScripts = useHydrated();
  const { containerRef, values, isIdle } = useInputValues({ [name]: address });
  const suggestion = isIdle ? suggestEmail(values[name]?.trim()) : null;
  const applySuggestion = () => {
    const input = containerRef.current?.closest("form")?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || !suggestion) return;
    setInputValue(input, suggestion);
    input.focus();
  };
  return (
    <div ref={containerRef} role="status">
      {suggestion && (
        <div className="field-warning">
          <p>{t.meant(suggestion)}</p>
          {hasScripts && (
            <p className="row">
              <Button variant="secondary" size="small" onClick={applySuggestion}>
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
