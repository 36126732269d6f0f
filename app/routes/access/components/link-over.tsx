import { withNext } from "#app/features/identity/sign-in/next.ts";
import { accessWords } from "#app/i18n/access.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { linkOverWords } from "#app/i18n/link-over.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { AccessPage } from "./access-page.tsx";

/** Whether a link that confirms an address serves no more, whatever the reason. */
export function isOver(reason: string | undefined): boolean {
  return reason !== undefined && /^link-(served|expired|invalid)$/.test(reason);
}

type WayOnProps = {
  next: string;
  /** The address of who is signed in; null for a visitor. */
  reader: string | null;
};

/** From a page with nothing left to do: to sign in, or on, for who is signed in already. */
export function WayOn({ next, reader }: WayOnProps) {
  const { popup, verify } = useWords(accessWords);
  const path = usePath();
  return (
    <p className="access-actions">
      <a className="btn btn-primary" href={withNext(path("/connexion"), next)}>
        {reader ? popup.proceed : verify.signIn}
      </a>
    </p>
  );
}

/** A link that is over, opened by who is signed in: nothing is wrong, nor left to do. */
export function LinkOver({ next, reader }: { next: string; reader: string }) {
  const { verify } = useWords(accessWords);
  const words = useWords(linkOverWords);
  const sentences = useWords(errorsWords);
  return (
    <AccessPage title={verify.title}>
      <p className="access-intro">{sentences["link-invalid"]}</p>
      <p className="access-intro">{words.alreadyIn(reader)}</p>
      <WayOn next={next} reader={reader} />
    </AccessPage>
  );
}
