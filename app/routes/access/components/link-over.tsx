import { withNext } from "#app/features/identity/sign-in/next.ts";
import { accessWords } from "#app/i18n/access.ts";
import { errorsWords } from "#app/i18n/errors.ts";
import { linkOverWords } from "#app/i18n/link-over.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { AccessPage } from "./access-page.tsx";
import { RefusedBox } from "./refused-box.tsx";

/** Has nobody anything left to do: has the link served, or is it of who is signed in, and over? */
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

/** A link that cannot be one of ours, cut by a messenger for instance: said before anything is pressed. */
export function LinkBroken({ next, reader }: WayOnProps) {
  const { verify } = useWords(accessWords);
  const words = useWords(linkOverWords);
  return (
    <AccessPage title={verify.title} wrong>
      <RefusedBox title={words.broken}>{words.brokenText}</RefusedBox>
      <AnotherLink reader={reader} />
      <WayOn next={next} reader={reader} />
    </AccessPage>
  );
}

/** How to be sent another one: by signing in, with the address of the link. */
export function AnotherLink({ reader }: Pick<WayOnProps, "reader">) {
  const { verify } = useWords(accessWords);
  const words = useWords(linkOverWords);
  return <p className="access-intro">{reader ? words.otherReader(reader) : verify.again}</p>;
}
