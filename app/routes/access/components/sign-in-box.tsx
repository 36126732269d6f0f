import { SignInPanel } from "#app/features/identity/components/sign-in-panel.tsx";
import { accessMessages } from "#app/i18n/access.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { ownValue } from "#app/lib/own-value.ts";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { ReadSignIn } from "../read-sign-in.server.ts";
import { SignInTrouble } from "./sign-in-trouble.tsx";
import { isStepLeft, StepLeft } from "./step-left.tsx";

type SignInBoxProps = {
  known: ReadSignIn;
  refused: FormRefusal;
  /** Before the identifiers of the fields, where the page may have others of the same name. */
  ids?: string;
};

/** The inside of the page and of the dialog: what went wrong or well, and the ways to sign in. */
export function SignInBox({ known, refused, ids }: SignInBoxProps) {
  const { done } = useMessages(accessMessages);
  const t = useMessages(errorsMessages);
  const reason = refused.hasErrors ? refused.reason : known.reason;
  const locale = useLocale();
  const why = refused.reason && errorMessage(locale, refused.reason);
  const finished: Record<string, string> = done;
  const news = refused.hasErrors || reason ? undefined : ownValue(finished, known.done);
  // After a refusal only the password is asked again: the address is given back.
  const again = reason === "wrong-credentials" ? { password: t["password-again"] } : {};
  const step = isStepLeft(reason);
  return (
    <>
      <SignInTrouble sentence={step ? undefined : refused.hasErrors ? why : known.why} />
      {step && <StepLeft email={refused.typed.email ?? known.unproved} />}
      {news && (
        <Notice tone={known.done === "session-ended" ? "info" : "ok"} role="status">
          {news}
        </Notice>
      )}
      <SignInPanel
        providers={known.providers}
        next={known.next}
        errors={{ ...refused.errors, ...again }}
        typed={refused.hasErrors ? refused.typed : known.typed}
        ids={ids}
      />
    </>
  );
}
