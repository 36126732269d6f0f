import { applicationMessages } from "#app/i18n/application.ts";
import { isUnsent } from "#app/late/drafts/sent-form.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { SaveState } from "./saver.ts";
import { useSaving } from "./saving.tsx";

/** What the notice says in whole sentences: the line that has it in three words is then seen, and not heard. */
export const isInNotice = ({ kind }: SaveState) =>
  kind === "kept" || kind === "unsaved" || kind === "signed-out";

/**
 * Above the form, while its answers are somewhere else than on the server: what that means. It is heard as it comes, and
 * no more with each answer that joins the others: only their count changes.
 */
export function SaveNotice(props: NoticeProps) {
  return (
    <div aria-live="polite" aria-relevant="additions">
      <Said {...props} />
    </div>
  );
}

/**
 * Beside the button of the form: what became of it when there was no network. It goes once the server has the
 * answers.
 */
export function WaitingNotice({ answer }: { answer: unknown }) {
  const { saving: t } = useMessages(applicationMessages);
  const { state } = useSaving();
  if (!isUnsent(answer) || (state.kind !== "kept" && state.kind !== "unsaved")) return null;
  const isKept = state.kind === "kept";
  return (
    <AnswerBox answer={answer}>
      <Notice tone="warn" icon="cloud-slash" role="alert">
        {isKept ? t.waitsHere : t.unsavedText}
      </Notice>
    </AnswerBox>
  );
}

type NoticeProps = { onReturn: () => void };

function Said({ onReturn }: NoticeProps) {
  const { saving: t } = useMessages(applicationMessages);
  const { state } = useSaving();
  if (state.kind === "kept")
    return (
      <Notice tone="warn" icon="cloud-slash" title={state.fault ? t.faultTitle : t.keptTitle}>
        {state.fault ? t.faultText : t.keptText(state.names.length)}
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
      {state.kept ? t.stillKept : t.unsavedText}
      <div className="actions">
        <Button variant="secondary" onClick={() => void comeBack(onReturn)}>
          {t.signIn}
        </Button>
      </div>
    </Notice>
  );
}

/** The dialog of signing in, over the page that waits. */
async function comeBack(onReturn: () => void): Promise<void> {
  const { askToSignIn } = await import("#app/late/signing-in/dialog.ts");
  const { ended } = await askToSignIn({});
  if (await ended) onReturn();
}
