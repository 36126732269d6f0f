import { Form, useActionData } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import type { CatalogueKind } from "#app/features/catalogue/fields.ts";
import { officeCatalogueMessages } from "#app/features/catalogue/messages/office-catalogue.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { positionFieldName } from "./catalogue-paths.ts";

type MoveFormProps = { kind: CatalogueKind; id: string; name: string; position: number };

/** Moves an item up, down, or to a position. It works without scripts. */
export function MoveForm({ kind, id, name, position }: MoveFormProps) {
  const t = useMessages(officeCatalogueMessages);
  const answer = useActionResult(useActionData<{ errors?: Record<string, string> }>());
  const field = positionFieldName(id);
  const buttonProps = {
    type: "submit",
    name: "intent",
    variant: "secondary",
    size: "small",
  } as const;
  return (
    <Form key={position} method="post" className="move-form" preventScrollReset noValidate>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {/* Enter submits the first button of a form, which here is the position. */}
      <input
        id={field}
        className="input input-2"
        aria-invalid={answer?.errors?.[field] ? true : undefined}
        name="position"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={position}
        aria-label={t.place(name)}
      />
      <Button {...buttonProps} value="set-position" aria-label={`${t.setPosition} ${name}`}>
        {t.setPosition}
      </Button>
      <Button {...buttonProps} value="up" className="btn-icon" aria-label={t.up(name)}>
        <Icon name="arrow-up" />
      </Button>
      <Button {...buttonProps} value="down" className="btn-icon" aria-label={t.down(name)}>
        <Icon name="arrow-down" />
      </Button>
    </Form>
  );
}
