import { withNext } from "#app/features/identity/sign-in/next.ts";
import { accessMessages } from "#app/i18n/access.ts";
import { errorsMessages } from "#app/i18n/errors.ts";
import { expiredLinkMessages } from "#app/i18n/expired-link.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { AccessPage } from "./access-page.tsx";
import { RefusedBox } from "./refused-box.tsx";

/** Whether nothing is left to do: the link has served, or it is over and was written to who is signed in (`own`). */
export function isSettled(reason = "", own = false): boolean {
  return reason === "link-served" || (own && /^link-(expired|invalid)$/.test(reason));
}

type WayOnProps = {
  next: string;
  /** The address of who is signed in; null for a visitor. */
  reader: string | null;
};

/** From a page with nothing left to do: to sign in, or on, for who is signed in already. */
export function WayOn({ next, reader }: WayOnProps) {
  const { popup, verify } = useMessages(accessMessages);
  const path = usePath();
  return (
    <p className="access-actions">
      <a className="btn btn-primary" href={withNext(path("/connexion"), next)}>
        {reader ? popup.proceed : verify.signIn}
      </a>
    </p>
  );
}

type LinkOverProps = { next: string; reader: string; reason?: string };

/** Nothing is left to do with this link, which who is signed in has opened. One that served may be somebody else's. */
export function LinkOver({ next, reader, reason }: LinkOverProps) {
  const { verify } = useMessages(accessMessages);
  const t = useMessages(expiredLinkMessages);
  const sentences = useMessages(errorsMessages);
  const served = reason === "link-served";
  return (
    <AccessPage title={served ? verify.servedTitle : verify.title}>
      <p className="access-intro">{served ? t.served : sentences["link-invalid"]}</p>
      <p className="access-intro">{served ? t.signedIn(reader) : t.alreadyIn(reader)}</p>
      <WayOn next={next} reader={reader} />
    </AccessPage>
  );
}

/** A link that cannot be one of ours, cut by a messenger for instance: said before anything is pressed. */
export function LinkBroken({ next, reader, whose }: WayOnProps & AnotherLinkProps) {
  const { verify } = useMessages(accessMessages);
  const t = useMessages(expiredLinkMessages);
  return (
    <AccessPage title={verify.title} wrong>
      <RefusedBox title={t.broken}>{t.brokenText}</RefusedBox>
      <AnotherLink reader={reader} whose={whose} />
      <WayOn next={next} reader={reader} />
    </AccessPage>
  );
}

type AnotherLinkProps = {
  reader: string | null;
  /** Whose the link is: of an account that waits for its address, or of somebody who has none yet. */
  whose: "account" | "newcomer";
};

/** How to be sent another one: by coming in as the first time, with the address of the link. */
export function AnotherLink({ reader, whose }: AnotherLinkProps) {
  const { again, otherReader } = useMessages(expiredLinkMessages);
  return <p className="access-intro">{reader ? otherReader[whose](reader) : again[whose]}</p>;
}
