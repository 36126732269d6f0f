import { Form } from "react-router";
import { officeMessages } from "#app/i18n/office.ts";
import { reviewMessages } from "#app/i18n/review.ts";
import { Button } from "#app/ui/button.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { usePlace } from "./use-place.ts";

type PassportProps = { masked: string; shown: string | null; mayShow: boolean };

/** The number, masked; a press shows it in the answer to that press alone, and is written in the history. */
export function Passport({ masked, shown, mayShow }: PassportProps) {
  const { file: t } = useMessages(officeMessages);
  const { passport } = useMessages(reviewMessages);
  const place = usePlace();
  const hint = mayShow ? passport.hint : t.maskedText;
  return (
    <>
      <span className="masked">
        <span className="figures" role="status">
          {shown ?? masked}
        </span>
        {mayShow && !shown && (
          <Form method="post" action={place({}, "identity")} preventScrollReset>
            <Button type="submit" name="intent" value="show-passport" variant="link">
              {passport.show}
              <span className="vh"> {passport.what}</span>
            </Button>
          </Form>
        )}
      </span>
      <small className="tiny-text muted">{shown ? passport.shown : hint}</small>
    </>
  );
}
