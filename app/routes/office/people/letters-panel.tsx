import { Form } from "react-router";
import { peopleWords } from "#app/i18n/people.ts";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The letters that people lose, to send again. */
export function LettersPanel({ verified }: { verified: boolean }) {
  const { letters: words } = useWords(peopleWords);
  return (
    <section className="panel" aria-labelledby="letters-title">
      <h2 id="letters-title">{words.title}</h2>
      <p>{words.text}</p>
      <Form method="post" className="actions">
        {!verified && (
          <Button type="submit" name="intent" value="verification" variant="secondary" small>
            {words.verification}
          </Button>
        )}
        <Button type="submit" name="intent" value="reset" variant="secondary" small>
          {words.reset}
        </Button>
      </Form>
    </section>
  );
}
