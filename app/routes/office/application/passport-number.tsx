import { Form } from "react-router";
import { reviewMessages } from "#app/features/review/messages/review.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useApplicationUrl } from "./use-application-url.ts";

type PassportNumberProps = { masked: string; revealed: string | null; canReveal: boolean };

/**
 * The masked passport number. Revealing it returns the number in that one response and writes an
 * entry in the history.
 */
export function PassportNumber({ masked, revealed, canReveal }: PassportNumberProps) {
  const { file: t } = useMessages(officeMessages);
  const { passport } = useMessages(reviewMessages);
  const applicationUrl = useApplicationUrl();
  const hint = canReveal ? passport.hint : t.maskedText;
  return (
    <>
      <span className="masked">
        <span className="numbers" role="status">
          {revealed ?? masked}
        </span>
        {canReveal && !revealed && (
          <Form method="post" action={applicationUrl({}, "identity")} preventScrollReset>
            <Button type="submit" name="intent" value="reveal-passport" variant="link">
              {passport.show}
              <span className="vh"> {passport.what}</span>
            </Button>
          </Form>
        )}
      </span>
      <small className="tiny-text muted">{revealed ? passport.shownOnce : hint}</small>
    </>
  );
}
