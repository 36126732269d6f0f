import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type DiscardFormProps = {
  messages: { discard: string; discardText: string; discardConfirm: string };
};

/** Discards the object of the page after a confirmation; the form sends `intent=discard`. */
export function DiscardForm({ messages }: DiscardFormProps) {
  return (
    <details>
      <summary className="link-button is-danger">{messages.discard}</summary>
      <Form method="post" className="stack">
        <p>{messages.discardText}</p>
        <Button type="submit" variant="danger" name="intent" value="discard">
          {messages.discardConfirm}
        </Button>
      </Form>
    </details>
  );
}
