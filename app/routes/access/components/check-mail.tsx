import { accessWords } from "#app/i18n/access.ts";
import { warningsWords } from "#app/i18n/warnings.ts";
import { CARRIED } from "#app/late/signing-in/carry.ts";
import { Button } from "#app/ui/button.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { AccessPage } from "./access-page.tsx";

type CheckMailProps = {
  /** What was sent, to whom, and what to do with it. */
  text: string;
  /** The page that sends it again. */
  again: string;
  /** The address that was probably meant, when the one typed looks like a slip. */
  meant?: string | null;
  /** True where the letter can be read on a page of the demonstration. */
  kept: boolean;
};

/** After a letter has left: where to look, and what to do when nothing comes. */
export function CheckMail({ text, again, meant, kept }: CheckMailProps) {
  const words = useWords(accessWords).checkMail;
  const warnings = useWords(warningsWords);
  const path = usePath();
  return (
    <AccessPage title={words.title}>
      <div className="access-steps" role="status">
        <p>{text}</p>
        <p>{words.nothing}</p>
      </div>
      {meant && (
        <form method="post" action={again}>
          <input type="hidden" name={CARRIED} value={meant} />
          <p>{warnings.meant(meant)}</p>
          <Button type="submit">{warnings.takeAddress(meant)}</Button>
        </form>
      )}
      <p className="access-actions">
        {kept && (
          <a className="btn btn-primary" href={path("/demo/courriels")}>
            {words.demo}
          </a>
        )}
        <a className="btn btn-secondary" href={again}>
          {words.again}
        </a>
      </p>
    </AccessPage>
  );
}
