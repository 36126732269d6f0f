import { accessWords } from "#app/i18n/access.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";

/** What going on accepts, with both texts a press away (specification, section 2). */
export function TermsAccepted() {
  const { signIn } = useWords(accessWords);
  const path = usePath();
  return (
    <p className="sign-in-legal">
      {signIn.legalBefore}
      <a href={path("/terms")}>{signIn.terms}</a>
      {signIn.legalBetween}
      <a href={path("/privacy")}>{signIn.privacy}</a>
      {signIn.legalAfter}
    </p>
  );
}
