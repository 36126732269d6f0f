import { accessMessages } from "#app/features/auth/messages/access.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * Alert with the reason of a failed sign-in. It is always in the page, hidden without a message:
 * app/client/signing-in/sign-in-error.ts shows errors that only the browser knows, with the texts in its data
 * attributes.
 */
export function SignInErrorAlert({ message }: { message?: string }) {
  const { refusedTitle, waiting, otherWindow } = useMessages(accessMessages).signIn;
  const errors = useMessages(errorsMessages);
  return (
    <>
      <div
        className="error-summary"
        role="alert"
        hidden={!message}
        data-alert
        data-waiting={waiting}
        data-popup-blocked={errors["popup-blocked"]}
        data-popup-closed={errors["popup-closed"]}
        data-network-failed={errors["network-failed"]}
        data-domain-refused={errors["domain-refused"]}
        data-provider-unavailable={errors["provider-unavailable"]}
        suppressHydrationWarning
      >
        <h2>
          <Icon name="warning-circle" />
          {refusedTitle}
        </h2>
        <p suppressHydrationWarning>{message}</p>
      </div>
      <p className="sign-in-wait" role="status" hidden data-wait suppressHydrationWarning>
        {otherWindow}
      </p>
    </>
  );
}
