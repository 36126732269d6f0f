import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type DiscardFormProps = { messages: { drop: string; dropText: string; dropYes: string } };

/** Discards the object of the page after a confirmation; the form sends `intent=drop`. */
export function DiscardForm({ messages }: DiscardFormProps) {
  return (
    <details>
      <summary className="link-button is-danger">{messages.drop}</summary>
      <Form method="post" className="stack">
        <p>{messages.dropText}</p>
        <Button type="submit" variant="danger" name="intent" value="drop">
          {messages.dropYes}
        </Button>
      </Form>
    </details>
  );
}
