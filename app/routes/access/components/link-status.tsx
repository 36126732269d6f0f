import { withNext } from "#app/features/identity/sign-in/with-next.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { expiredLinkMessages } from "#app/i18n/expired-link.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AccessPage } from "./access-page.tsx";
import { FormErrorAlert } from "./form-error-alert.tsx";

/** Whether nothing is left to do: the link has served, or it is over and was written to who is signed in (`own`). */
export function isLinkDone(reason = "", isOwn = false): boolean {
  return reason === "link-served" || (isOwn && /^link-(expired|invalid)$/.test(reason));
}

type ContinueLinkProps = {
  next: string;
  /** The address of who is signed in; null for a visitor. */
  signedInEmail: string | null;
};

/** From a page with nothing left to do: to sign in, or on, for who is signed in already. */
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

/** Nothing is left to do with this link, which who is signed in has opened. One that served may be somebody else's. */
export function LinkDonePage({ next, signedInEmail, reason }: LinkDonePageProps) {
  const { verify } = useMessages(accessMessages);
  const t = useMessages(expiredLinkMessages);
  const sentences = useMessages(errorsMessages);
  const isUsed = reason === "link-served";
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

/** A link that cannot be one of ours, cut by a messenger for instance: said before anything is pressed. */
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
  /** Whose the link is: of an account that waits for its address, or of somebody who has none yet. */
  linkFor: "account" | "newcomer";
};

/** How to be sent another one: by coming in as the first time, with the address of the link. */
export function NewLinkHint({ signedInEmail, linkFor }: NewLinkHintProps) {
  const { again, otherReader } = useMessages(expiredLinkMessages);
  return (
    <p className="access-intro">
      {signedInEmail ? otherReader[linkFor](signedInEmail) : again[linkFor]}
    </p>
  );
}
