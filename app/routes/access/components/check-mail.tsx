import { accessWords } from "#app/i18n/access.ts";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { AccessPage } from "./access-page.tsx";

type CheckMailProps = {
  /** What was sent, to whom, and what to do with it. */
  text: string;
  /** The page that sends it again. */
  again: string;
  /** True where the letter can be read on a page of the demonstration. */
  kept: boolean;
};

/** After a letter has left: where to look, and what to do when nothing comes. */
export function CheckMail({ text, again, kept }: CheckMailProps) {
  const words = useWords(accessWords).checkMail;
  const path = usePath();
  return (
    <AccessPage title={words.title}>
      <div className="access-steps" role="status">
        <p>{text}</p>
        <p>{words.nothing}</p>
      </div>
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
