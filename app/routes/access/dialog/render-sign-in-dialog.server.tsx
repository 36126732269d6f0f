import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { DemoAccounts } from "#app/features/auth/components/demo-accounts.tsx";
import { accessMessages } from "#app/features/auth/messages/access.ts";
import styles from "#app/routes/access/dialog/sign-in-dialog.css?url";
import { useFormRefusal } from "#app/ui/form-refusal.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionDivider } from "#app/ui/section-divider.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { SignInBox } from "../components/sign-in-box.tsx";
import type { SignInData } from "../sign-in-data.server.ts";

type ActionResult = Parameters<typeof useFormRefusal>[0];

/** Renders the sign-in dialog with its stylesheet; a page fetches it when the user opens it. */
export function renderSignInDialog(
  signInData: SignInData,
  url: string,
  actionResult?: ActionResult,
): string {
  const { pathname } = new URL(url);
  return renderToStaticMarkup(
    <StaticRouter location={pathname}>
      <SignInDialog signInData={signInData} actionResult={actionResult} />
    </StaticRouter>,
  );
}

function SignInDialog({
  signInData,
  actionResult,
}: {
  signInData: SignInData;
  actionResult?: ActionResult;
}) {
  const { signIn } = useMessages(accessMessages);
  const formState = useFormRefusal(actionResult);
  return (
    <dialog
      className="dialog dialog-sm sign-in-dialog"
      id="sign-in-dialog"
      aria-labelledby="sign-in-title"
    >
      <link rel="stylesheet" href={styles} />
      <SectionDivider />
      <form method="dialog" className="dialog-head">
        <h2 id="sign-in-title" tabIndex={-1}>
          {signIn.title}
        </h2>
        <button type="submit" className="btn btn-secondary btn-small">
          {signIn.close}
          <Icon name="x" />
        </button>
      </form>
      <div className="dialog-body">
        <SignInBox signInData={signInData} formState={formState} idPrefix="sign-in-" />
        {signInData.demo && <DemoAccounts {...signInData.demo} next={signInData.next} />}
      </div>
    </dialog>
  );
}
