import { useLocation } from "react-router";
import { withNext } from "#app/features/identity/sign-in/next.ts";
import { teamWords } from "#app/i18n/team.ts";
import { Button } from "#app/ui/button.tsx";
import type { Refused } from "#app/ui/refusal.tsx";
import { useOwnAddress } from "#app/ui/use-own-address.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { NewPassword } from "./new-password.tsx";
import { PersonFields } from "./person-fields.tsx";

type JoinFormProps = {
  /** Null for the first administrator, who gives one. */
  email: string | null;
  /** True where a second factor comes next. */
  strict: boolean;
  refusal: Refused;
};

/** Somebody invited who has no account yet: a name and a password. */
export function JoinForm({ email, strict, refusal }: JoinFormProps) {
  const { answer: words } = useWords(teamWords);
  const address = useOwnAddress();
  return (
    <form className="access-form" method="post" action={address} noValidate>
      <PersonFields labels={words} refusal={refusal} email={email} />
      <NewPassword label={words.password} hint={words.passwordHint} refused={refusal} />
      {strict && <p className="access-intro">{words.afterwards}</p>}
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}

type KnownAccountProps = { email: string; theirs: boolean; reader: string | null };

/** The address has an account: its owner accepts, signed in; anybody else is told how. */
export function KnownAccount({ email, theirs, reader }: KnownAccountProps) {
  const { answer: words } = useWords(teamWords);
  const path = usePath();
  const { pathname } = useLocation();
  if (theirs)
    return (
      <form className="access-form" method="post">
        <p>{words.theirs(email)}</p>
        <Button type="submit" name="intent" value="accept">
          {words.accept}
        </Button>
      </form>
    );
  return (
    <>
      <p className="access-intro">{words.other(email)}</p>
      {reader ? (
        <form className="access-form" method="post" action={path("/deconnexion")}>
          <p>{words.signedInAs(reader)}</p>
          <Button type="submit" variant="secondary">
            {words.signOut}
          </Button>
        </form>
      ) : (
        <p className="access-actions">
          <a className="btn btn-primary" href={withNext(path("/connexion"), pathname)}>
            {words.signIn}
          </a>
        </p>
      )}
    </>
  );
}
