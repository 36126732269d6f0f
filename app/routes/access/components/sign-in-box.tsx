import { SignInPanel } from "#app/features/identity/components/sign-in-panel.tsx";
import { accessMessages } from "#app/i18n/access.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Refused } from "#app/ui/refusal.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { ReadSignIn } from "../read-sign-in.server.ts";
import { SignInTrouble } from "./sign-in-trouble.tsx";
import { isStepLeft, StepLeft } from "./step-left.tsx";

type SignInBoxProps = {
  known: ReadSignIn;
  refused: Refused;
  /** Before the identifiers of the fields, where the page may have others of the same name. */
  ids?: string;
};

/** The inside of the page and of the dialog: what went wrong or well, and the ways to sign in. */
export function SignInBox({ known, refused, ids }: SignInBoxProps) {
  const { done } = useMessages(accessMessages);
  const t = useMessages(errorsMessages);
  const reason = refused.wrong ? refused.reason : known.reason;
  const locale = useLocale();
  const why = refused.reason && sentenceOf(locale, refused.reason);
  const finished: Record<string, string> = done;
  const news = refused.wrong || reason ? undefined : ownValue(finished, known.done);
  // After a refusal only the password is asked again: the address is given back.
  const again = reason === "wrong-credentials" ? { password: t["password-again"] } : {};
  const step = isStepLeft(reason);
  return (
    <>
      <SignInTrouble sentence={step ? undefined : refused.wrong ? why : known.why} />
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
        typed={refused.wrong ? refused.typed : known.typed}
        ids={ids}
      />
    </>
  );
}
