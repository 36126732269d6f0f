import { accessMessages } from "#app/features/auth/messages/access.ts";
import { expiredLinkMessages } from "#app/features/auth/messages/expired-link.ts";
import { withNext } from "#app/features/auth/sign-in/with-next.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AccessPage } from "./access-page.tsx";
import { FormErrorAlert } from "./form-error-alert.tsx";

/**
 * Whether nothing is left to do: the link was used already, or it is no longer valid and was sent to the signed-in user
 * (`isOwn`).
 */
export function isLinkDone(reason = "", isOwn = false): boolean {
  return reason === "link-used" || (isOwn && /^link-(expired|invalid)$/.test(reason));
}

type ContinueLinkProps = {
  next: string;
  /** Email address of the signed-in user; null for a visitor. */
  signedInEmail: string | null;
};

/** Link from a finished page: to sign-in, or onward for a signed-in user. */
export function ContinueLink({ next, signedInEmail }: ContinueLinkProps) {
  const { popup, verify } = useMessages(accessMessages);
  const path = usePath();
  return (
    <p className="access-actions">
      <a className="btn btn-primary" href={withNext(path("/connexion"), next)}>
        {signedInEmail ? popup.proceed : verify.signIn}
      </a>
    </p>
  );
}

type LinkDonePageProps = { next: string; signedInEmail: string; reason?: string };

/** Page of a link with nothing left to do, for a signed-in user. A used link may have been sent to somebody else. */
export function LinkDonePage({ next, signedInEmail, reason }: LinkDonePageProps) {
  const { verify } = useMessages(accessMessages);
  const t = useMessages(expiredLinkMessages);
  const sentences = useMessages(errorsMessages);
  const isUsed = reason === "link-used";
  return (
    <AccessPage title={isUsed ? verify.servedTitle : verify.title}>
      <p className="access-intro">{isUsed ? t.served : sentences["link-invalid"]}</p>
      <p className="access-intro">
        {isUsed ? t.signedIn(signedInEmail) : t.alreadyIn(signedInEmail)}
      </p>
      <ContinueLink next={next} signedInEmail={signedInEmail} />
    </AccessPage>
  );
}

/** Page of a malformed link, for example one cut by a messenger; shown before any button is clicked. */
export function BrokenLinkPage({
  next,
  signedInEmail,
  linkFor,
}: ContinueLinkProps & NewLinkHintProps) {
  const { verify } = useMessages(accessMessages);
  const t = useMessages(expiredLinkMessages);
  return (
    <AccessPage title={verify.title} hasError>
      <FormErrorAlert title={t.broken}>{t.brokenText}</FormErrorAlert>
      <NewLinkHint signedInEmail={signedInEmail} linkFor={linkFor} />
      <ContinueLink next={next} signedInEmail={signedInEmail} />
    </AccessPage>
  );
}

type NewLinkHintProps = {
  signedInEmail: string | null;
  /** The link verifies an existing account, or belongs to a sign-up without an account yet. */
  linkFor: "account" | "newcomer";
};

/** Explains how to get a new link: by signing up or in again with the address of the link. */
export function NewLinkHint({ signedInEmail, linkFor }: NewLinkHintProps) {
  const { again, otherReader } = useMessages(expiredLinkMessages);
  return (
    <p className="access-intro">
      {signedInEmail ? otherReader[linkFor](signedInEmail) : again[linkFor]}
    </p>
  );
}
