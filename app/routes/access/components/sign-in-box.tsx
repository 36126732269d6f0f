import { SignInPanel } from "#app/features/auth/components/sign-in-panel.tsx";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import { errorMessage } from "#app/i18n/error-message.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";
import type { SignInData } from "../sign-in-data.server.ts";
import { ConfirmEmailNotice, isEmailUnconfirmed } from "./confirm-email-notice.tsx";
import { SignInErrorAlert } from "./sign-in-error-alert.tsx";

type SignInBoxProps = {
  signInData: SignInData;
  formState: FormRefusal;
  /** Prefix of field ids, where the page may have others with the same name. */
  idPrefix?: string;
};

/** Content of the sign-in page and dialog: result messages and sign-in methods. */
export function SignInBox({ signInData, formState, idPrefix }: SignInBoxProps) {
  const { done } = useMessages(accessMessages);
  const t = useMessages(errorsMessages);
  const reason = formState.hasErrors ? formState.reason : signInData.reason;
  const locale = useLocale();
  const errorText = formState.reason && errorMessage(locale, formState.reason);
  const doneTexts: Record<string, string> = done;
  const doneText =
    formState.hasErrors || reason ? undefined : getOwnValue(doneTexts, signInData.done);
  // After a refusal only the password is asked again; the email address is filled in.
  const passwordError = reason === "wrong-credentials" ? { password: t["password-again"] } : {};
  const isEmailUnconfirmedNow = isEmailUnconfirmed(reason);
  return (
    <>
      <SignInErrorAlert
        message={
          isEmailUnconfirmedNow ? undefined : formState.hasErrors ? errorText : signInData.errorText
        }
      />
      {isEmailUnconfirmedNow && (
        <ConfirmEmailNotice email={formState.submitted.email ?? signInData.unconfirmedEmail} />
      )}
      {doneText && (
        <Notice tone={signInData.done === "session-ended" ? "info" : "ok"} role="status">
          {doneText}
        </Notice>
      )}
      <SignInPanel
        providers={signInData.providers}
        next={signInData.next}
        errors={{ ...formState.errors, ...passwordError }}
        initialValues={formState.hasErrors ? formState.submitted : signInData.initialValues}
        idPrefix={idPrefix}
      />
    </>
  );
}
