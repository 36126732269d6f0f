import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { accessMessages } from "../messages/access.ts";

/** Says which terms the user accepts by continuing, with links to both texts (AUTH-12). */
export function TermsAgreement() {
  const { signIn } = useMessages(accessMessages);
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
