import { Form } from "react-router";
import { intakeMessages } from "#app/features/admissions/messages/intake.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";

/**
 * Deletes an intake without applications. With applications it says why it cannot be deleted, and
 * how to close it.
 */
export function RemoveIntake({
  version,
  applicationCount,
}: {
  version: string;
  applicationCount: number;
}) {
  const { remove: t, refused } = useMessages(intakeMessages).office;
  if (applicationCount > 0)
    return <p className="small-text muted">{refused["intake-in-use"](applicationCount)}</p>;
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <details>
        <summary className="link-button is-danger">{t.title}</summary>
        <p className="small-text">{t.text}</p>
        <Button type="submit" name="intent" value="remove" variant="danger" size="small">
          {t.submit}
        </Button>
      </details>
    </Form>
  );
}
