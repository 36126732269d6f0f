import { isUnsentResult } from "#app/client/drafts/submit-form.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { SaveState } from "./autosave.ts";
import { useSaveState } from "./save-state-context.tsx";

/** Whether the message above the form already says this state, so that the short status line is not announced. */
export const isShownInNotice = ({ kind }: SaveState) =>
  kind === "stored" || kind === "unsaved" || kind === "signed-out";

/**
 * Above the form, while the server lacks some answers: explains why. Screen readers announce it when it appears, and
 * not when its count changes.
 */
export function SaveNotice(props: SaveMessageProps) {
  return (
    <div aria-live="polite" aria-relevant="additions">
      <SaveMessage {...props} />
    </div>
  );
}

/**
 * Beside the button of the form: what became of it without a network. It disappears once the server has the answers.
 */
export function UnsentAnswersNotice({ result }: { result: unknown }) {
  const { saving: t } = useMessages(applicationMessages);
  const { state } = useSaveState();
  if (!isUnsentResult(result) || (state.kind !== "stored" && state.kind !== "unsaved")) return null;
  const isStored = state.kind === "stored";
  return (
    <ActionResult result={result}>
      <Notice tone="warn" icon="cloud-slash" role="alert">
        {isStored ? t.storedHere : t.unsavedText}
      </Notice>
    </ActionResult>
  );
}

type SaveMessageProps = { onReturn: () => void };

function SaveMessage({ onReturn }: SaveMessageProps) {
  const { saving: t } = useMessages(applicationMessages);
  const { state } = useSaveState();
  if (state.kind === "stored")
    return (
      <Notice
        tone="warn"
        icon="cloud-slash"
        title={state.isServerError ? t.serverErrorTitle : t.savedOnDeviceTitle}
      >
        {state.isServerError ? t.serverErrorText : t.savedOnDeviceText(state.names.length)}
      </Notice>
    );
  if (state.kind === "unsaved")
    return (
      <Notice tone="error" icon="cloud-warning" title={t.unsavedTitle}>
        {t.unsavedText}
      </Notice>
    );
  if (state.kind !== "signed-out") return null;
  return (
    <Notice tone="warn" icon="cloud-warning" title={t.signedOutTitle}>
      {state.isStored ? t.stillSaved : t.unsavedText}
      <div className="actions">
        <Button variant="secondary" onClick={() => void signInAgain(onReturn)}>
          {t.signIn}
        </Button>
      </div>
    </Notice>
  );
}

/** Opens the sign-in dialog over this page. */
async function signInAgain(onReturn: () => void): Promise<void> {
  const { openSignIn } = await import("#app/client/signing-in/sign-in-dialog.ts");
  const { ended: closed } = await openSignIn({});
  if (await closed) onReturn();
}
