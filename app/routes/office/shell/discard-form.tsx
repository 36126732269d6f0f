import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type DiscardFormProps = { words: { drop: string; dropText: string; dropYes: string } };

/** Gives up what the page shows: asked first, and sent as `intent=drop`. */
export function DiscardForm({ words }: DiscardFormProps) {
  return (
    <details>
      <summary className="link-button is-danger">{words.drop}</summary>
      <Form method="post" className="stack">
        <p>{words.dropText}</p>
        <Button type="submit" variant="danger" name="intent" value="drop">
          {words.dropYes}
        </Button>
      </Form>
    </details>
  );
}
