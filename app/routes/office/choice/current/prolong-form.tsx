import { applicationMessages } from "#app/i18n/application.ts";
import { correctionMessages } from "#app/i18n/correction.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/form/date-field.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { datePartsOf } from "../own-errors.ts";
import type { Wrong } from "../use-wrong.ts";
import { RequestAct } from "./request-act.tsx";

type ProlongFormProps = { request: { id: string; words: string }; days: number; wrong: Wrong };

/** Gives more time to answer what was asked; sections that are shut open again. */
export function ProlongForm({ request, days, wrong }: ProlongFormProps) {
  const { prolong } = useMessages(correctionMessages).office;
  const { dates } = useMessages(applicationMessages);
  const field = `prolong-${request.id}`;
  const error = wrong.errors?.[field];
  return (
    <RequestAct request={request} title={prolong.title} open={error !== undefined}>
      <DateField
        id={field}
        name="dueOn"
        label={prolong.day}
        hint={prolong.hint(days)}
        error={error}
        parts={dates}
        defaultValue={error ? datePartsOf(wrong.typed ?? {}, "dueOn") : undefined}
      />
      <Button type="submit" name="intent" value="prolong" variant="secondary" small>
        {prolong.act}
      </Button>
    </RequestAct>
  );
}
