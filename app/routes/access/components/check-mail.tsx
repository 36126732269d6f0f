import { accessMessages } from "#app/i18n/access.ts";
import { answerWarningsMessages } from "#app/i18n/answer-warnings.ts";
import { suggestEmail } from "#app/lib/email-address.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { RETYPE } from "../retype.ts";
import { AccessPage } from "./access-page.tsx";

type CheckMailProps = {
  /** What was sent, to whom, and what to do with it. */
  text: string;
  /** The page that sends it again. */
  again: string;
  /** The address that was typed: when it looks like a slip, the one that was probably meant is offered. */
  sentTo: string;
  /** What else was typed: the form comes back with it and the other address. Without it, the letter is sent there. */
  begun?: Record<string, string>;
  /** True where the letter can be read on a page of the demonstration. */
  kept: boolean;
};

/** After a letter has left: where to look, and what to do when nothing comes. */
export function CheckMail({ text, again, sentTo, begun, kept }: CheckMailProps) {
  const t = useMessages(accessMessages).checkMail;
  const warnings = useMessages(answerWarningsMessages);
  const path = usePath();
  const meant = suggestEmail(sentTo);
  const fields = { ...begun, ...(begun && { intent: RETYPE }), email: meant ?? "" };
  return (
    <AccessPage title={t.title}>
      <div className="access-steps" role="status">
        <p>{text}</p>
        <p>{t.nothing}</p>
      </div>
      {meant && (
        <form method="post" action={again}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{warnings.meant(meant)}</p>
          <Button type="submit">
            {begun ? warnings.takeAddress(meant) : warnings.sendTo(meant)}
          </Button>
        </form>
      )}
      <p className="access-actions">
        {kept && (
          <a className="btn btn-primary" href={path("/demo/courriels")}>
            {t.demo}
          </a>
        )}
        <a className="btn btn-secondary" href={again}>
          {t.again}
        </a>
      </p>
    </AccessPage>
  );
}
